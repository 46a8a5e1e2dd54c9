import SheetStyle
