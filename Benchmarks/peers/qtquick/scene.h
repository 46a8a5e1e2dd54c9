// What the script needs of a tree.
#pragma once

#include <QQuickItem>

inline constexpr double screenWidth = 393, screenHeight = 852;
inline constexpr double medium = screenHeight / 2, highest = screenHeight - 60;

class Scene {
public:
    virtual ~Scene() = default;
    virtual QQuickItem *root() = 0;
    virtual QQuickItem *sheet() = 0;
    virtual void present() = 0;
    virtual void dismiss() = 0;
};
