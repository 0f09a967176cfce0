import { Html, html } from './html.ts'
import { style } from './style.ts'
import { type Locale, words } from './words.ts'

/** A whole page of the gateway around its content. */
export function frame(locale: Locale, content: Html): string {
  const { lang, title, notice } = words[locale]
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
<header><h1>${title}</h1><p class="badge">${notice}</p></header>
<main>${content}</main>
</body>
</html>`.text
}
