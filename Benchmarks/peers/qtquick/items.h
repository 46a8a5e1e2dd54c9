// The tree of the script as items in C++, for an app that does without QML.
#pragma once

#include "scene.h"

#include <QMouseEvent>
#include <QVariantAnimation>
#include <cmath>

// An animation of a number that calls a function.
template <typename Apply>
class NumberAnimation : public QVariantAnimation {
public:
    explicit NumberAnimation(Apply apply) : apply(apply)
    {
        setStartValue(0.0);
        setEndValue(1.0);
        setDuration(320);
        // A critically damped spring with a frequency of 28 in a second.
        QEasingCurve curve;
        curve.setCustomType(
            [](qreal t) { return 1 - std::exp(-28 * 0.32 * t) * (1 + 28 * 0.32 * t); });
        setEasingCurve(curve);
    }
    void run(double from, double to)
    {
        stop();
        first = from;
        last = to;
        start();
    }

protected:
    void updateCurrentTime(int milliseconds) override
    {
        const double fraction = milliseconds / double(duration());
        apply(fraction >= 1
                  ? last : first + (last - first) * easingCurve().valueForProgress(fraction));
    }

private:
    Apply apply;
    double first = 0, last = 0;
};

inline QQuickItem *add(QQuickItem *parent, QRectF frame)
{
    auto *item = new QQuickItem(parent);
    item->setPosition(frame.topLeft());
    item->setSize(frame.size());
    return item;
}

class SheetItem : public QQuickItem {
public:
    explicit SheetItem(QQuickItem *container) : QQuickItem(container)
    {
        setAcceptedMouseButtons(Qt::LeftButton);
        skirt = add(this, QRectF());
        card = add(this, QRectF());
        content = add(card, QRectF());
        for (int i = 0; i < 3; i++)
            parts[i] = add(content, QRectF(20, 12 + 60 * i, 353, 44));
        grabber = add(card, QRectF(0, 5, 36, 5));
        setWidth(screenWidth);
        place(medium, 0);
    }

    void place(double height, double offset)
    {
        setY(screenHeight - height + offset);
        setHeight(height);
    }

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override
    {
        QQuickItem::geometryChange(now, before);
        if (now.size() == before.size() || !grabber)
            return;
        skirt->setY(now.height());
        skirt->setSize(now.size());
        card->setSize(now.size());
        content->setSize(now.size());
        parts[2]->setY(now.height() - 294);
        for (auto *part : parts)
            part->setWidth(now.width() - 40);
        grabber->setX(now.width() / 2 - 18);
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        settling.stop();
        began = event->scenePosition().y();
        start = height();
        isPan = false;
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        const double distance = began - event->scenePosition().y();
        if (!isPan && std::abs(distance) >= 10) {
            isPan = true;
            start -= distance;
        }
        if (!isPan)
            return;
        const double height = start + distance, pull = height - highest;
        const double stretched = pull < 30 ? pull : 30 * std::sqrt(pull / 30);
        place(pull > 0 ? highest + stretched : height, 0);
    }

    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (!isPan)
            return;
        const double projected = height() - event->points().first().velocity().y() * 0.1;
        const bool goesDown = std::abs(projected - medium) < std::abs(projected - highest);
        settling.run(height(), goesDown ? medium : highest);
    }

private:
    struct Settle {
        SheetItem *sheet;
        void operator()(double height) const { sheet->place(height, 0); }
    };
    NumberAnimation<Settle> settling{Settle{this}};
    QQuickItem *skirt, *card, *content, *parts[3], *grabber = nullptr;
    double began = 0, start = 0;
    bool isPan = false;
};

class ItemScene : public Scene {
public:
    ItemScene()
    {
        QObject::connect(&movement, &QVariantAnimation::finished, [this] {
            if (!isShown)
                container->setVisible(false);
        });
    }
    QQuickItem *root() override { return &top; }
    QQuickItem *sheet() override { return panel; }
    void present() override
    {
        isShown = true;
        panel->place(medium, medium);
        container->setVisible(true);
        movement.run(0, 1);
    }
    void dismiss() override
    {
        isShown = false;
        movement.run(1, 0);
    }

private:
    struct Move {
        ItemScene *scene;
        void operator()(double shown) const
        {
            scene->panel->place(scene->panel->height(), (1 - shown) * scene->panel->height());
            scene->dimming->setOpacity(0.5 * shown);
        }
    };
    struct Top : QQuickItem {
        Top()
        {
            setSize(QSizeF(screenWidth, screenHeight));
            auto *home = add(this, QRectF(0, 0, screenWidth, screenHeight));
            add(home, QRectF(20, 100, 353, 44));
            add(home, QRectF(20, 160, 353, 44));
        }
    } top;
    QQuickItem *container = add(&top, QRectF(0, 0, screenWidth, screenHeight));
    QQuickItem *dimming = add(container, QRectF(0, 0, screenWidth, screenHeight));
    SheetItem *panel = new SheetItem(container);
    NumberAnimation<Move> movement{Move{this}};
    bool isShown = false;
};
