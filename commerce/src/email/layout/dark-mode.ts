/** Mail programs that read style sheets use these; the others invert the light colours. */
const rules: Record<string, string> = {
  '.mail-page': 'background-color: #141a19 !important',
  '.mail-sheet':
    'background-color: #1f2726 !important; border-color: #3a4543 !important; color: #f3eee7 !important',
  '.mail-sheet td, .mail-sheet p, .mail-sheet h1, .mail-sheet h2': 'color: #f3eee7 !important',
  '.mail-sheet .mail-soft, .mail-sheet .mail-soft p, .mail-sheet .mail-soft td':
    'color: #b9c4c0 !important',
  '.mail-sheet .mail-line': 'border-color: #3a4543 !important',
  '.mail-sheet .mail-link': 'color: #a9d3ca !important',
  '.mail-sheet .mail-button': 'background-color: #d9e6e2 !important',
  '.mail-sheet .mail-button a': 'color: #123c3b !important',
}

const sheet = Object.entries(rules).map(([selector, style]) => `${selector} { ${style} }`)

export const darkMode = `@media (prefers-color-scheme: dark) { ${sheet.join(' ')} }`
