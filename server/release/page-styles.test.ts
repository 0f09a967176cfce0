import { describe, expect, it } from 'vitest'
import { inlineStyles, PageStyles, styleHashes } from './page-styles.ts'

const sheet = [
  '@layer base,ui;',
  '@font-face{font-family:a;src:url(a.woff2)}',
  '@layer base{body{margin:0}.muted{color:gray}}',
  '@layer ui{.card{color:red}.card__name{color:blue}.card.is-open{color:green}',
  '.panel .card{top:0}.panel,.chip--on{left:0}.chip:not(.panel *){right:0}',
  '@media (width<48rem){.panel{top:1px}}@media print{.card--wide{top:2px}}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('')
const styles = new PageStyles(sheet)

it('are the rules for the blocks of a page, in the order of the sheet', () => {
  expect(styles.for('<p class="card__text"></p><a class="wide chip"></a>')).toBe(
    [
      '@layer base,ui;',
      '@font-face{font-family:a;src:url(a.woff2)}',
      '@layer base{body{margin:0}}',
      '@layer ui{.card{color:red}.card__name{color:blue}.card.is-open{color:green}',
      '.panel,.chip--on{left:0}.chip:not(.panel *){right:0}',
      '@media print{.card--wide{top:2px}}}',
      '@keyframes turn{to{rotate:1turn}}',
    ].join(''),
  )
})

it('are those of no class for a page without classes', () => {
  const plain = styles.for('<p>class=card</p>')
  expect(plain).toContain('body{margin:0}')
  expect(plain).not.toMatch(/\.(card|muted|panel|chip)/)
})

describe('a page', () => {
  const link = '<link rel="stylesheet" href="/_assets/s.css">'
  const stylesAt = (address: string) => (address === '/_assets/s.css' ? styles : undefined)
  const island = (client: string) => `<astro-island uid="1" client="${client}"></astro-island>`

  it('has its styles in place of the link', () => {
    const html = inlineStyles(`${link}<p class="muted">$&</p>${island('on-request')}`, stylesAt)
    expect(html).toMatch(/^<style data-sheet="\/_assets\/s.css">@layer .*gray.*<\/style><p/)
    expect(html).toContain('$&')
  })

  it.each([
    ['with islands of its own', link + island('load')],
    ['of another release', link.replace('s.css', 'other.css')],
    ['without a sheet', '<p></p>'],
  ])('%s stays as it is', (_what, html) => expect(inlineStyles(html, stylesAt)).toBe(html))

  it('names the hash of each style element', () => {
    expect(styleHashes('<style>a{}</style><p></p><style data-sheet="/s">(a<b)</style>')).toEqual([
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-wB/E3o2JY0p2MspEjufpaJW+U4qg6E76/QsD1CsSfog='",
    ])
  })
})
