// The script in Qt Quick, without rendering: once as QML, once as items in C++.
#include "items.h"
#include "scene.h"

#include <QAnimationDriver>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickRenderControl>
#include <QQuickWindow>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <vector>

namespace {

constexpr int dragFrames = 30, phaseFrames = 21;
constexpr int framesPerCycle = dragFrames + 3 * phaseFrames;

// Advances all animations to a virtual time.
class VirtualDriver : public QAnimationDriver {
public:
    void moveTo(qint64 milliseconds)
    {
        now = milliseconds;
        if (isRunning())
            advanceAnimation();
    }
    qint64 time() const { return now; }
    qint64 elapsed() const override { return now - started; }

protected:
    void start() override
    {
        started = now;
        QAnimationDriver::start();
    }

private:
    qint64 now = 0, started = 0;
};

class QmlScene : public Scene {
public:
    QmlScene()
    {
        QQmlComponent component(&engine, QUrl("qrc:/Peer/Sheet.qml"));
        top.reset(qobject_cast<QQuickItem *>(component.create()));
        if (!top)
            qFatal("%s", qPrintable(component.errorString()));
        panel = top->findChild<QQuickItem *>("sheet");
    }
    QQuickItem *root() override { return top.get(); }
    QQuickItem *sheet() override { return panel; }
    void present() override { QMetaObject::invokeMethod(top.get(), "present"); }
    void dismiss() override { QMetaObject::invokeMethod(top.get(), "dismiss"); }

private:
    QQmlEngine engine;
    std::unique_ptr<QQuickItem> top;
    QQuickItem *panel = nullptr;
};

class Script {
public:
    Script(Scene &scene, bool polishes) : scene(scene), polishes(polishes), window(&control)
    {
        driver.install();
        window.setGeometry(0, 0, int(screenWidth), int(screenHeight));
        scene.root()->setParentItem(window.contentItem());
        collect(scene.root());
        check(items.size() == 14, "the tree has 14 items");
        scene.present();
        for (int i = 0; i < phaseFrames; i++)
            advance();
    }
    ~Script()
    {
        scene.root()->setParentItem(nullptr);
        driver.uninstall();
    }

    double play()
    {
        double sum = 0;
        QQuickItem *sheet = scene.sheet();
        send(QEvent::MouseButtonPress, 450);
        for (int i = 1; i <= dragFrames; i++) {
            advance();
            send(QEvent::MouseMove, 450 - 15 * i);
            sum += look();
        }
        const double pulled = sheet->height();
        check(pulled > highest + 30 && pulled < highest + 60, "the sheet rubber-bands");
        send(QEvent::MouseButtonRelease, 0);
        sum += playPhase();
        check(std::abs(sheet->height() - highest) < 0.5, "the sheet settles at the upper detent");
        scene.dismiss();
        sum += playPhase();
        check(!sheet->isVisible(), "the sheet is dismissed");
        scene.present();
        sum += playPhase();
        check(sheet->isVisible() && sheet->height() == medium && sheet->y() == medium,
              "the sheet is presented");
        advance();
        return sum;
    }

private:
    void collect(QQuickItem *item)
    {
        items.push_back(item);
        for (auto *child : item->childItems())
            collect(child);
    }

    void advance()
    {
        frame++;
        // An animation that was started joins the driver by a posted event.
        QCoreApplication::sendPostedEvents();
        driver.moveTo(qRound64(frame * 1000 / 60.0));
        if (polishes)
            control.polishItems();
    }

    double playPhase()
    {
        double sum = 0;
        for (int i = 0; i < phaseFrames; i++) {
            if (i > 0)
                advance();
            sum += look();
        }
        return sum;
    }

    void send(QEvent::Type type, double y)
    {
        const QPointF point(196, y > 0 ? y : last);
        last = point.y();
        const bool isMove = type == QEvent::MouseMove, isUp = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, point, point, isMove ? Qt::NoButton : Qt::LeftButton,
                          isUp ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        event.setTimestamp(quint64(driver.time()));
        QCoreApplication::sendEvent(&window, &event);
    }

    double look() const
    {
        double sum = 0;
        for (const auto *item : items)
            sum += item->x() + item->y() + item->width() + item->height() + item->opacity();
        return sum;
    }

    static void check(bool isRight, const char *sentence)
    {
        if (isRight)
            return;
        std::fprintf(stderr, "Not true: %s.\n", sentence);
        std::exit(1);
    }

    Scene &scene;
    bool polishes;
    VirtualDriver driver;
    QQuickRenderControl control;
    QQuickWindow window;
    std::vector<QQuickItem *> items;
    qint64 frame = 0;
    double last = 0;
};

double processorNanoseconds()
{
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1e9 + now.tv_nsec;
}

template <typename SomeScene>
void measure(const char *title, bool polishes, int cycles)
{
    SomeScene scene;
    Script script(scene, polishes);
    double sum = 0;
    for (int i = 0; i < cycles / 10 + 1; i++)
        sum += script.play();
    const double start = processorNanoseconds();
    for (int i = 0; i < cycles; i++)
        sum += script.play();
    const double elapsed = processorNanoseconds() - start;
    if (!std::isfinite(sum))
        std::exit(1);
    std::printf("%s\t%.1f\n", title, elapsed / (double(cycles) * framesPerCycle));
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    const int cycles = argc > 1 ? std::atoi(argv[1]) : 200;
    measure<QmlScene>("Qt Quick, QML", false, cycles);
    measure<QmlScene>("Qt Quick, QML, polished", true, cycles);
    measure<ItemScene>("Qt Quick, items in C++", false, cycles);
}
