// The tree of the script: window, presenter with two parts; container, dimming, sheet, skirt, card,
// content with three parts, grabber.
import QtQuick

Item {
    id: root

    readonly property real medium: height / 2
    readonly property real highest: height - 60
    property bool isPresented: false

    width: 393
    height: 852

    function present() {
        sheet.height = medium
        isPresented = true
        presentation.restart()
    }

    function dismiss() {
        dismissal.restart()
    }

    function stretched(pull: real): real {
        return pull < 30 ? pull : 30 * Math.sqrt(pull / 30)
    }

    function end(velocity: real) {
        const projected = sheet.height - velocity * 0.1
        settling.to = Math.abs(projected - medium) < Math.abs(projected - highest) ? medium : highest
        settling.restart()
    }

    Item {
        anchors.fill: parent

        Rectangle { x: 20; y: 100; width: parent.width - 40; height: 44 }
        Rectangle {
            anchors { bottom: parent.bottom; bottomMargin: 648 }
            x: 20; width: parent.width - 40; height: 44
        }
    }

    Item {
        anchors.fill: parent
        visible: root.isPresented

        Rectangle {
            id: dimming

            anchors.fill: parent
            color: "black"
            opacity: 0

            TapHandler { onTapped: root.dismiss() }
        }

        Item {
            id: sheet
            objectName: "sheet"

            property real below: 0

            y: parent.height - height + below
            width: parent.width

            Rectangle { y: parent.height; width: parent.width; height: parent.height }

            Rectangle {
                anchors.fill: parent

                Item {
                    anchors.fill: parent

                    Rectangle { x: 20; y: 12; width: parent.width - 40; height: 44 }
                    Rectangle { x: 20; y: 72; width: parent.width - 40; height: 44 }
                    Rectangle {
                        anchors { bottom: parent.bottom; bottomMargin: 250 }
                        x: 20; width: parent.width - 40; height: 44
                    }
                }

                Rectangle { x: parent.width / 2 - 18; y: 5; width: 36; height: 5 }
            }

            DragHandler {
                property real start

                target: null
                xAxis.enabled: false
                onActiveChanged: {
                    if (active) {
                        settling.stop()
                        start = sheet.height
                    } else {
                        root.end(centroid.velocity.y)
                    }
                }
                onTranslationChanged: {
                    if (!active)
                        return
                    const height = start - activeTranslation.y
                    sheet.height = height <= root.highest
                        ? height : root.highest + root.stretched(height - root.highest)
                }
            }
        }
    }

    // Critically damped, with a frequency of 28 in a second: at rest after 0.3 s.
    SpringAnimation {
        id: settling

        target: sheet
        property: "height"
        spring: 12.5
        damping: 0.9
        epsilon: 0.25
    }

    ParallelAnimation {
        id: presentation

        NumberAnimation {
            target: sheet
            property: "below"
            from: root.medium; to: 0
            duration: 320
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: dimming
            property: "opacity"
            from: 0; to: 0.5
            duration: 320
            easing.type: Easing.OutCubic
        }
    }

    ParallelAnimation {
        id: dismissal

        onFinished: root.isPresented = false

        NumberAnimation {
            target: sheet
            property: "below"
            to: sheet.height
            duration: 320
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: dimming
            property: "opacity"
            to: 0
            duration: 320
            easing.type: Easing.OutCubic
        }
    }
}
