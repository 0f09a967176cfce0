import { createHash } from 'node:crypto'
import postcss, { type ChildNode } from 'postcss'

/** A rule with the blocks of each of its selectors, or a group of rules such as `@media`. */
type Part = { text: string; selectors?: string[][] } | { open: string; parts: Part[] }

/** A block of the naming convention: `card` for `card__name` and `card--wide`. */
const blockOf = (name: string) => name.replace(/(__|--).*/, '')

/** State classes, such as `is-empty`, are set by scripts. */
const isState = (name: string) => name.startsWith('is-')

/** Removes the arguments of `:not()`, `:is()` and others, which are not conditions here. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

function blocksOf(selector: string): string[] {
  const classes = [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)]
  const names = classes.map(([, name = '']) => name).filter((name) => !isState(name))
  return [...new Set(names.map(blockOf))]
}

/** An at-rule without a body, such as the order of the layers. */
const isStatement = (node: ChildNode) => node.type === 'atrule' && node.nodes === undefined

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { text: String(node), selectors: node.selectors.map(blocksOf) }
  const isGroup = node.type === 'atrule' && ['layer', 'media', 'supports'].includes(node.name)
  if (!isGroup || node.nodes === undefined)
    return { text: isStatement(node) ? `${node};` : `${node}` }
  return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) }
}

function textOf(parts: readonly Part[], blocks: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('open' in part) {
        const inner = textOf(part.parts, blocks)
        return inner === '' ? '' : `${part.open}{${inner}}`
      }
      const { text, selectors } = part
      const isUsed = selectors?.some((needed) => needed.every((block) => blocks.has(block))) ?? true
      return isUsed ? text : ''
    })
    .join('')
}

/** A style sheet, from which a page takes the rules for its own blocks (ADR 0189). */
export class PageStyles {
  readonly #parts: readonly Part[]

  constructor(sheet: string) {
    this.#parts = postcss.parse(sheet).nodes.map(partOf)
  }

  for(html: string): string {
    const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    )
    return textOf(this.#parts, new Set(names.map(blockOf)))
  }
}

/** Islands that show more than the page's HTML as soon as it loads. */
const ownIslands = /<astro-island[^>]* client="(?!on-request)/

const link = /<link rel="stylesheet" href="([^"]+)">/

/** A page with its own islands, or with a sheet of another release, keeps the link. */
export function inlineStyles(
  html: string,
  stylesAt: (address: string) => PageStyles | undefined,
): string {
  const [tag, address = ''] = link.exec(html) ?? []
  const styles = ownIslands.test(html) ? undefined : stylesAt(address)
  if (tag === undefined || styles === undefined) return html
  return html.replace(tag, () => `<style data-sheet="${address}">${styles.for(html)}</style>`)
}

/** The source expressions of the style elements of a page, for its policy. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
