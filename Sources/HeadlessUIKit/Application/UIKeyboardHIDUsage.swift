/// The code of a key, as the standard of human interface devices numbers the keys.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  /// The key error roll over.
  case keyboardErrorRollOver = 1
  /// The key postfail.
  case keyboardPOSTFail = 2
  /// The key error undefined.
  case keyboardErrorUndefined = 3
  /// The key a.
  case keyboardA = 4
  /// The key b.
  case keyboardB = 5
  /// The key c.
  case keyboardC = 6
  /// The key d.
  case keyboardD = 7
  /// The key e.
  case keyboardE = 8
  /// The key f.
  case keyboardF = 9
  /// The key g.
  case keyboardG = 10
  /// The key h.
  case keyboardH = 11
  /// The key i.
  case keyboardI = 12
  /// The key j.
  case keyboardJ = 13
  /// The key k.
  case keyboardK = 14
  /// The key l.
  case keyboardL = 15
  /// The key m.
  case keyboardM = 16
  /// The key n.
  case keyboardN = 17
  /// The key o.
  case keyboardO = 18
  /// The key p.
  case keyboardP = 19
  /// The key q.
  case keyboardQ = 20
  /// The key r.
  case keyboardR = 21
  /// The key s.
  case keyboardS = 22
  /// The key t.
  case keyboardT = 23
  /// The key u.
  case keyboardU = 24
  /// The key v.
  case keyboardV = 25
  /// The key w.
  case keyboardW = 26
  /// The key x.
  case keyboardX = 27
  /// The key y.
  case keyboardY = 28
  /// The key z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// The key return or enter.
  case keyboardReturnOrEnter = 40
  /// The key escape.
  case keyboardEscape = 41
  /// The key delete or backspace.
  case keyboardDeleteOrBackspace = 42
  /// The key tab.
  case keyboardTab = 43
  /// The key spacebar.
  case keyboardSpacebar = 44
  /// The key hyphen.
  case keyboardHyphen = 45
  /// The key equal sign.
  case keyboardEqualSign = 46
  /// The key open bracket.
  case keyboardOpenBracket = 47
  /// The key close bracket.
  case keyboardCloseBracket = 48
  /// The key backslash.
  case keyboardBackslash = 49
  /// The key non uspound.
  case keyboardNonUSPound = 50
  /// The key semicolon.
  case keyboardSemicolon = 51
  /// The key quote.
  case keyboardQuote = 52
  /// The key grave accent and tilde.
  case keyboardGraveAccentAndTilde = 53
  /// The key comma.
  case keyboardComma = 54
  /// The key period.
  case keyboardPeriod = 55
  /// The key slash.
  case keyboardSlash = 56
  /// The key caps lock.
  case keyboardCapsLock = 57
  /// The key f 1.
  case keyboardF1 = 58
  /// The key f 2.
  case keyboardF2 = 59
  /// The key f 3.
  case keyboardF3 = 60
  /// The key f 4.
  case keyboardF4 = 61
  /// The key f 5.
  case keyboardF5 = 62
  /// The key f 6.
  case keyboardF6 = 63
  /// The key f 7.
  case keyboardF7 = 64
  /// The key f 8.
  case keyboardF8 = 65
  /// The key f 9.
  case keyboardF9 = 66
  /// The key f 10.
  case keyboardF10 = 67
  /// The key f 11.
  case keyboardF11 = 68
  /// The key f 12.
  case keyboardF12 = 69
  /// The key print screen.
  case keyboardPrintScreen = 70
  /// The key scroll lock.
  case keyboardScrollLock = 71
  /// The key pause.
  case keyboardPause = 72
  /// The key insert.
  case keyboardInsert = 73
  /// The key home.
  case keyboardHome = 74
  /// The key page up.
  case keyboardPageUp = 75
  /// The key delete forward.
  case keyboardDeleteForward = 76
  /// The key end.
  case keyboardEnd = 77
  /// The key page down.
  case keyboardPageDown = 78
  /// The key right arrow.
  case keyboardRightArrow = 79
  /// The key left arrow.
  case keyboardLeftArrow = 80
  /// The key down arrow.
  case keyboardDownArrow = 81
  /// The key up arrow.
  case keyboardUpArrow = 82
  /// The key of the numeric pad: num lock.
  case keypadNumLock = 83
  /// The key of the numeric pad: slash.
  case keypadSlash = 84
  /// The key of the numeric pad: asterisk.
  case keypadAsterisk = 85
  /// The key of the numeric pad: hyphen.
  case keypadHyphen = 86
  /// The key of the numeric pad: plus.
  case keypadPlus = 87
  /// The key of the numeric pad: enter.
  case keypadEnter = 88
  /// The key of the numeric pad: 1.
  case keypad1 = 89
  /// The key of the numeric pad: 2.
  case keypad2 = 90
  /// The key of the numeric pad: 3.
  case keypad3 = 91
  /// The key of the numeric pad: 4.
  case keypad4 = 92
  /// The key of the numeric pad: 5.
  case keypad5 = 93
  /// The key of the numeric pad: 6.
  case keypad6 = 94
  /// The key of the numeric pad: 7.
  case keypad7 = 95
  /// The key of the numeric pad: 8.
  case keypad8 = 96
  /// The key of the numeric pad: 9.
  case keypad9 = 97
  /// The key of the numeric pad: 0.
  case keypad0 = 98
  /// The key of the numeric pad: period.
  case keypadPeriod = 99
  /// The key non usbackslash.
  case keyboardNonUSBackslash = 100
  /// The key application.
  case keyboardApplication = 101
  /// The key power.
  case keyboardPower = 102
  /// The key of the numeric pad: equal sign.
  case keypadEqualSign = 103
  /// The key f 13.
  case keyboardF13 = 104
  /// The key f 14.
  case keyboardF14 = 105
  /// The key f 15.
  case keyboardF15 = 106
  /// The key f 16.
  case keyboardF16 = 107
  /// The key f 17.
  case keyboardF17 = 108
  /// The key f 18.
  case keyboardF18 = 109
  /// The key f 19.
  case keyboardF19 = 110
  /// The key f 20.
  case keyboardF20 = 111
  /// The key f 21.
  case keyboardF21 = 112
  /// The key f 22.
  case keyboardF22 = 113
  /// The key f 23.
  case keyboardF23 = 114
  /// The key f 24.
  case keyboardF24 = 115
  /// The key execute.
  case keyboardExecute = 116
  /// The key help.
  case keyboardHelp = 117
  /// The key menu.
  case keyboardMenu = 118
  /// The key select.
  case keyboardSelect = 119
  /// The key stop.
  case keyboardStop = 120
  /// The key again.
  case keyboardAgain = 121
  /// The key undo.
  case keyboardUndo = 122
  /// The key cut.
  case keyboardCut = 123
  /// The key copy.
  case keyboardCopy = 124
  /// The key paste.
  case keyboardPaste = 125
  /// The key find.
  case keyboardFind = 126
  /// The key mute.
  case keyboardMute = 127
  /// The key volume up.
  case keyboardVolumeUp = 128
  /// The key volume down.
  case keyboardVolumeDown = 129
  /// The key locking caps lock.
  case keyboardLockingCapsLock = 130
  /// The key locking num lock.
  case keyboardLockingNumLock = 131
  /// The key locking scroll lock.
  case keyboardLockingScrollLock = 132
  /// The key of the numeric pad: comma.
  case keypadComma = 133
  /// The key of the numeric pad: equal sign as 400.
  case keypadEqualSignAS400 = 134
  /// The key international 1.
  case keyboardInternational1 = 135
  /// The key international 2.
  case keyboardInternational2 = 136
  /// The key international 3.
  case keyboardInternational3 = 137
  /// The key international 4.
  case keyboardInternational4 = 138
  /// The key international 5.
  case keyboardInternational5 = 139
  /// The key international 6.
  case keyboardInternational6 = 140
  /// The key international 7.
  case keyboardInternational7 = 141
  /// The key international 8.
  case keyboardInternational8 = 142
  /// The key international 9.
  case keyboardInternational9 = 143
  /// The key lang 1.
  case keyboardLANG1 = 144
  /// The key lang 2.
  case keyboardLANG2 = 145
  /// The key lang 3.
  case keyboardLANG3 = 146
  /// The key lang 4.
  case keyboardLANG4 = 147
  /// The key lang 5.
  case keyboardLANG5 = 148
  /// The key lang 6.
  case keyboardLANG6 = 149
  /// The key lang 7.
  case keyboardLANG7 = 150
  /// The key lang 8.
  case keyboardLANG8 = 151
  /// The key lang 9.
  case keyboardLANG9 = 152
  /// The key alternate erase.
  case keyboardAlternateErase = 153
  /// The key sys req or attention.
  case keyboardSysReqOrAttention = 154
  /// The key cancel.
  case keyboardCancel = 155
  /// The key clear.
  case keyboardClear = 156
  /// The key prior.
  case keyboardPrior = 157
  /// The key return.
  case keyboardReturn = 158
  /// The key separator.
  case keyboardSeparator = 159
  /// The key out.
  case keyboardOut = 160
  /// The key oper.
  case keyboardOper = 161
  /// The key clear or again.
  case keyboardClearOrAgain = 162
  /// The key cr sel or props.
  case keyboardCrSelOrProps = 163
  /// The key ex sel.
  case keyboardExSel = 164
  /// The key left control.
  case keyboardLeftControl = 224
  /// The key left shift.
  case keyboardLeftShift = 225
  /// The key left alt.
  case keyboardLeftAlt = 226
  /// The key left gui.
  case keyboardLeftGUI = 227
  /// The key right control.
  case keyboardRightControl = 228
  /// The key right shift.
  case keyboardRightShift = 229
  /// The key right alt.
  case keyboardRightAlt = 230
  /// The key right gui.
  case keyboardRightGUI = 231
  /// The key reserved.
  case keyboard_Reserved = 65535
}
