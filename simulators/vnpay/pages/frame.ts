import { style } from './style.ts'
import { type Locale, texts } from './texts.ts'

/** Text that is HTML already. */
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

/** A template whose values are escaped unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(escaped)))
}

/** @example money(97_000_000) === '970.000 VND' */
export function money(hundredths: number): string {
  return `${new Intl.NumberFormat('vi-VN').format(hundredths / 100)} VND`
}

/** A whole page of the gateway around its content. */
export function frame(locale: Locale, content: Html): string {
  const { lang, title, badge } = texts[locale]
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
