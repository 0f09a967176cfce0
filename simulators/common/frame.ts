const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#eef3f2, #10191a);
  --card: light-dark(#fff, #182426);
  --text: light-dark(#12302f, #e6efee);
  --soft: light-dark(#4d6665, #a3b8b6);
  --line: light-dark(#d5e0de, #2c3d3f);
  --main: light-dark(#0b6e63, #54c7b6);
  --on-main: light-dark(#fff, #06201d);
  --warn: light-dark(#fff4d9, #3a2f12);
  --on-warn: light-dark(#6a4a00, #f2d68a);
  --bad: light-dark(#a3261f, #ff9a92);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; padding: 1.25rem 1rem 3rem;
  background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
main, header { max-width: 30rem; margin-inline: auto; }
header { padding: 0.25rem 0.25rem 1rem; }
h1 { margin: 0; font-size: 1.35rem; line-height: 1.25; text-wrap: balance; }
.badge {
  margin: 0.75rem 0 0; padding: 0.6rem 0.85rem; border-radius: 0.75rem;
  background: var(--warn); color: var(--on-warn); font-size: 0.9rem;
}
main {
  padding: 1.5rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card);
  box-shadow: 0 1rem 2.5rem -1.75rem rgb(0 40 36 / 45%);
}
.amount { margin: 0 0 1.25rem; }
.amount span { display: block; color: var(--soft); font-size: 0.9rem; }
.amount strong { font-size: 2rem; line-height: 1.15; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 0 0 1.5rem;
  padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; display: grid; gap: 0.5rem; }
legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
label {
  display: flex; align-items: center; gap: 0.75rem; min-height: 3rem; padding: 0.5rem 1rem;
  border: 1px solid var(--line); border-radius: 0.85rem; cursor: pointer;
}
label:has(:checked) { border-color: var(--main); box-shadow: inset 0 0 0 1px var(--main); }
input { inline-size: 1.15rem; block-size: 1.15rem; margin: 0; accent-color: var(--main); }
button, .button {
  display: block; width: 100%; min-height: 3rem; padding: 0.75rem 1rem; border-radius: 0.85rem;
  border: 1px solid var(--line); background: none; color: inherit; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer;
}
button.main, .button { border-color: transparent; background: var(--main); color: var(--on-main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.others { display: grid; gap: 0.5rem; margin-top: 1.5rem; }
.others p { margin: 0; color: var(--soft); font-size: 0.9rem; }
.choices { display: grid; gap: 0.75rem; }
.choices small { display: block; color: var(--soft); font-weight: 400; overflow-wrap: anywhere; }
h2 { margin: 0 0 1rem; font-size: 1.15rem; }
.code { color: var(--soft); font-size: 0.9rem; }
.bad { margin: 0 0 0.75rem; color: var(--bad); font-size: 1.15rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.5rem 0.25rem; border-bottom: 1px solid var(--line); text-align: start; }
@media (min-width: 40rem) {
  body { padding-top: 3.5rem; }
  main { padding: 2rem; }
  .others { grid-template-columns: 1fr 1fr; }
  .others p { grid-column: 1 / -1; }
}
`

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | Html[]

function escaped(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(escaped).join('')
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A template whose values are escaped unless they are Html. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(escaped)))
}

export interface FrameTexts {
  lang: string
  title: string
  badge: string
}

export function frame({ lang, title, badge }: FrameTexts, content: Html): string {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<link rel="icon" href="data:," />
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><h1>${title}</h1><p class="badge">${badge}</p></header>
<main>${content}</main>
</body>
</html>`.text
}
