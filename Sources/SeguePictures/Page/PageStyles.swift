/// How the page looks: light and dark, from a narrow phone to a wide screen.
enum PageStyles {
  static let text = colours + common + lists + plots + transport + layout

  private static let colours = """
    :root {
      color-scheme: light dark;
      --paper: #f7f6f3; --panel: #ffffff; --ink: #1c1c1e; --soft: #63636a; --line: #dcdad4;
      --accent: #c93a17; --now: #fdeae4; --hover: #f1f0ec; --good: #1b7a50; --bad: #b3223c;
      --bad-ground: #fdecef; --warn: #8a5200; --warn-ground: #fdf3e1; --share: 0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #151517; --panel: #1f1f22; --ink: #f0efec; --soft: #a5a5ad; --line: #39393e;
        --accent: #ff8a68; --now: #43261d; --hover: #2a2a2e; --good: #5bd19b; --bad: #ff8a9c;
        --bad-ground: #43202a; --warn: #f0b655; --warn-ground: #3d301a;
      }
    }

    """

  private static let common = """
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 14px/1.4 system-ui, Helvetica, Arial, "DejaVu Sans", sans-serif;
    }
    h1, h2, h3, p, ol { margin: 0; padding: 0; }
    h1 { font-size: 16px; overflow-wrap: anywhere; }
    h2 { font-size: 13px; font-weight: 600; color: var(--soft); padding: 10px 14px 8px; }
    button, select, input { font: inherit; color: inherit; }
    button, select {
      background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
      min-height: 36px; padding: 0 10px;
    }
    button { cursor: pointer; }
    button:hover, select:hover { background: var(--hover); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 16px; }
    .choice { display: flex; align-items: center; gap: 8px; min-width: 0; }
    .choice span { color: var(--soft); }
    header .choice { flex: 1 1 280px; }
    header select { flex: 1 1 0; min-width: 0; max-width: 560px; text-overflow: ellipsis; }
    #outcome { color: var(--good); font-weight: 600; margin-inline-start: auto; }
    #outcome.failed { color: var(--bad); background: var(--bad-ground); border-color: currentColor; }
    .panel {
      background: var(--panel); border: 1px solid var(--line); border-radius: 12px;
      display: flex; flex-direction: column; min-width: 0; min-height: 0; overflow: hidden;
    }
    #stage { display: flex; flex-direction: column; gap: 8px; min-width: 0; min-height: 0; }
    #screen { flex: 1 1 0; min-height: 0; }
    #screen svg {
      display: block; width: 100%; height: 100%; pointer-events: none;
      filter: drop-shadow(0 0 1px rgb(128 128 128 / 0.9));
    }
    #about { color: var(--soft); text-align: center; font-size: 12px; overflow-wrap: anywhere; }
    footer {
      display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 4px 16px 12px; color: var(--soft);
      font-size: 12px;
    }
    kbd {
      font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line);
      border-radius: 4px; padding: 0 5px;
    }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    """

  private static let lists = """
    .list { list-style: none; overflow-y: auto; flex: 1 1 auto; min-height: 0; position: relative; }
    .list > li + li { border-top: 1px solid var(--line); }
    .list button {
      display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 0 8px; width: 100%;
      text-align: start; border: 0; border-inline-start: 4px solid transparent; border-radius: 0;
      background: none; padding: 7px 10px; min-height: 0;
    }
    .list button:hover { background: var(--hover); }
    .list button:focus-visible { outline-offset: -2px; }
    .list time { color: var(--soft); font-variant-numeric: tabular-nums; }
    .list span { unicode-bidi: isolate; overflow-wrap: anywhere; }
    .list small { grid-column: 2; color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
    .list .later { color: var(--soft); }
    .list .latest { border-inline-start-color: var(--line); }
    .list [aria-current] { background: var(--now); border-inline-start-color: var(--accent); }
    .step span { font-weight: 600; }
    #checks button { grid-template-columns: 44px 16px minmax(0, 1fr); }
    #checks small { grid-column: 3; }
    #checks svg, .empty { fill: none; }
    #checks svg {
      width: 16px; height: 16px; margin-top: 2px; stroke: currentColor; stroke-width: 2.5;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .passed svg { color: var(--good); }
    .list .failed, .list .warning { border-inline-start-color: currentColor; }
    .list .failed small, .list .warning small { font-weight: 400; color: inherit; }
    .list .failed { color: var(--bad); background: var(--bad-ground); font-weight: 600; }
    .list .warning { color: var(--warn); background: var(--warn-ground); }
    .list .failed[aria-current], .list .warning[aria-current] {
      box-shadow: inset 0 0 0 2px currentColor;
    }
    .empty { padding: 4px 14px 14px; color: var(--soft); }

    """

  private static let plots = """
    #plots { padding: 0 14px 10px; }
    #plots h3 { font-size: 14px; padding: 6px 0 2px; overflow-wrap: anywhere; }
    .row {
      display: grid; grid-template-columns: 50px 44px minmax(0, 1fr) 58px; gap: 0 8px;
      align-items: center; min-height: 46px;
    }
    .row + .row { border-top: 1px solid var(--line); }
    .range { display: flex; flex-direction: column; justify-content: space-between; height: 36px; }
    .range, .value { text-align: end; font-variant-numeric: tabular-nums; }
    .range { font-size: 11px; line-height: 1; color: var(--soft); }
    .value { font-weight: 600; }
    .chart { position: relative; height: 36px; cursor: pointer; }
    .chart svg { display: block; width: 100%; height: 100%; overflow: visible; }
    .chart path {
      fill: none; stroke: var(--ink); stroke-width: 1.75; vector-effect: non-scaling-stroke;
      stroke-linejoin: round;
    }
    .chart::after {
      content: ""; position: absolute; top: -4px; bottom: -4px; width: 2px; margin-left: -1px;
      left: calc(var(--share) * 100%); background: var(--accent);
    }

    """

  private static let transport = """
    #transport { background: var(--panel); border: 1px solid var(--line); padding: 10px 16px 6px; }
    .buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .buttons button { width: 40px; height: 40px; padding: 0; display: grid; place-items: center; }
    .buttons svg {
      width: 20px; height: 20px; fill: currentColor; stroke: currentColor; stroke-width: 2;
      stroke-linejoin: round; stroke-linecap: round;
    }
    .buttons #play { background: var(--accent); border-color: var(--accent); color: var(--panel); }
    #time b { font-weight: 400; color: var(--soft); }
    #time { font-variant-numeric: tabular-nums; margin-inline: 6px auto; white-space: nowrap; }
    #line { position: relative; padding-top: 16px; }
    #ticks { position: absolute; top: 2px; left: 9px; right: 9px; height: 14px; }
    #ticks i { position: absolute; bottom: 0; width: 2px; margin-left: -1px; height: 6px; }
    #ticks i { background: var(--soft); opacity: 0.6; }
    #ticks .step, #ticks .mark { height: 12px; opacity: 1; }
    #ticks .mark { background: var(--accent); }
    #ticks .warning { background: var(--warn); height: 14px; width: 4px; opacity: 1; }
    #ticks .failed { background: var(--bad); height: 14px; width: 4px; opacity: 1; }
    #scrubber {
      appearance: none; width: 100%; height: 28px; margin: 0; background: none; cursor: pointer;
      border-radius: 8px;
    }
    #scrubber::-webkit-slider-runnable-track {
      height: 6px; border-radius: 3px;
      background: linear-gradient(
        to right, var(--accent) calc(var(--share) * 100%), var(--line) calc(var(--share) * 100%));
    }
    #scrubber::-moz-range-track { height: 6px; border-radius: 3px; background: var(--line); }
    #scrubber::-moz-range-progress { height: 6px; border-radius: 3px; background: var(--accent); }
    #scrubber::-webkit-slider-thumb {
      appearance: none; width: 18px; height: 18px; margin-top: -6px; border-radius: 9px;
      background: var(--accent);
    }
    #scrubber::-moz-range-thumb {
      width: 18px; height: 18px; border: 0; border-radius: 9px; background: var(--accent);
    }

    """

  private static let layout = """
    main { display: grid; gap: 12px; padding: 0 16px 12px; }
    #screen { height: 52vh; flex: none; }
    .list { max-height: 300px; }
    #plots { max-height: none; }
    #transport { position: sticky; bottom: 0; z-index: 1; border-width: 1px 0; }
    footer { padding-top: 12px; }
    html { scroll-padding-bottom: 130px; }
    @media (max-width: 479px) {
      header .choice { order: 1; flex-basis: 100%; }
      header .choice span, .buttons .choice span, #start, #end, #time b { display: none; }
      .buttons { flex-wrap: nowrap; gap: 6px; }
      .buttons select { padding: 0 4px; }
      #transport { padding: 8px 10px 2px; }
    }
    @media (min-width: 720px) {
      main {
        grid-template-columns: minmax(240px, 2fr) 3fr;
        grid-template-areas: "stage checks" "stage events" "plots plots";
      }
      #stage { grid-area: stage; }
      #checks-panel { grid-area: checks; }
      #events-panel { grid-area: events; }
      #plots-panel { grid-area: plots; }
    }
    @media (min-width: 1060px) and (min-height: 620px) {
      body { height: 100vh; display: flex; flex-direction: column; }
      main {
        flex: 1 1 0; min-height: 0;
        grid-template-columns: minmax(240px, 5fr) minmax(0, 7fr) minmax(0, 7fr);
        grid-template-rows: minmax(120px, 2fr) minmax(0, 3fr);
        grid-template-areas: "stage checks plots" "stage events plots";
      }
      #screen { height: auto; flex: 1 1 0; }
      .list, #plots { max-height: none; }
      .row { min-height: 66px; }
      .chart, .range { height: 52px; }
      #transport { position: static; }
    }

    """
}
