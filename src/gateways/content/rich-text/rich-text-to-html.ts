import { linkAddress } from '@nas/domain/rich-text/link-address'
import { isPlainObject } from '@nas/query/plain-values'
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type { MediaRecord } from '../../../content/records.ts'
import { alignments, deepestIndent, headings, indentWidth } from './nodes.ts'
import {
  calloutHtml,
  escapeHtml,
  galleryHtml,
  pictureHtml,
  productsHtml,
  textHtml,
  videoHtml,
} from './print-inline.ts'
import { cellHtml, tableHtml } from './print-table.ts'

export type MediaLookup = (id: number) => MediaRecord | null

type Options = Parameters<typeof convertLexicalToHTML>[0]

const emptyLines = /^(?:<p><br><\/p>)*$/

/** The editor's document as HTML; null when it is empty. */
export function richTextToHtml(
  value: unknown,
  locale: 'vi' | 'en',
  mediaOf: MediaLookup,
): string | null {
  if (!isPlainObject(value) || !isPlainObject(value.root)) return null
  const html = convertLexicalToHTML({
    data: value as unknown as Options['data'],
    disableContainer: true,
    converters: converters(locale, mediaOf),
  })
  return emptyLines.test(html) ? null : html
}

type Print = (nodes: PrintableNode[]) => string

const printing =
  (nodesToHTML: (args: { nodes: PrintableNode[] }) => string[]): Print =>
  (nodes) =>
    nodesToHTML({ nodes }).join('')

function element(
  tag: string,
  node: { children: PrintableNode[]; format: string; indent: number },
  print: Print,
): string {
  return `<${tag}${blockStyle(node)}>${withLastLine(node.children, print)}</${tag}>`
}

/** Renders every node from tables of allowed output, so that nothing is copied unchanged. */
function converters(locale: 'vi' | 'en', mediaOf: MediaLookup): HTMLConverters {
  return {
    text: ({ node }) => textHtml(node.text, node.format, node.$),
    linebreak: '<br>',
    // A tab would collapse into a single space.
    tab: '\u2003',
    horizontalrule: '<hr>',
    paragraph: ({ node, nodesToHTML }) => element('p', node, printing(nodesToHTML)),
    quote: ({ node, nodesToHTML }) => element('blockquote', node, printing(nodesToHTML)),
    heading: ({ node, nodesToHTML }) =>
      element(headings.has(node.tag) ? node.tag : 'p', node, printing(nodesToHTML)),
    list: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'ol' ? 'ol' : 'ul'
      const start = tag === 'ol' && node.start > 1 ? ` start="${Math.round(node.start)}"` : ''
      return `<${tag}${start}>${listItemsHtml(node.children, printing(nodesToHTML))}</${tag}>`
    },
    link: ({ node, nodesToHTML }) => linkHtml(node.fields, printing(nodesToHTML)(node.children)),
    autolink: ({ node, nodesToHTML }) =>
      linkHtml(node.fields, printing(nodesToHTML)(node.children)),
    upload: ({ node }) => {
      const style = blockStyle({ format: node.format })
      return pictureHtml(mediaOf(Number(node.value)), node.fields, locale, style)
    },
    blocks: {
      video: ({ node }: { node: { fields: unknown } }) => videoHtml(node.fields),
      products: ({ node }: { node: { fields: unknown } }) => productsHtml(node.fields),
      gallery: ({ node }: { node: { fields: unknown } }) =>
        galleryHtml(node.fields, locale, mediaOf),
      callout: ({ node }: { node: { fields: unknown } }) =>
        calloutHtml(node.fields, locale, (text) => richTextToHtml(text, locale, mediaOf)),
    },
    table: ({ node, nodesToHTML }) => tableHtml(printing(nodesToHTML)(node.children), locale),
    tablerow: ({ node, nodesToHTML }) => `<tr>${printing(nodesToHTML)(node.children)}</tr>`,
    tablecell: ({ node, nodesToHTML }) => cellHtml(node, printing(nodesToHTML)(node.children)),
    unknown: () => '',
  }
}

function linkHtml({ url, newTab }: { url?: unknown; newTab?: unknown }, content: string): string {
  const address = typeof url === 'string' ? linkAddress(url) : null
  if (address === null) return content
  const tab = newTab === true ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(address)}"${tab}>${content}</a>`
}

/** With a leading space; '' for none. */
function blockStyle(node: { format?: unknown; indent?: unknown }): string {
  const align = typeof node.format === 'string' ? alignments[node.format] : undefined
  const steps = Math.min(Number(node.indent) || 0, deepestIndent)
  const parts = [
    ...(align ? [`text-align:${align}`] : []),
    ...(steps > 0 ? [`padding-inline-start:${Math.round(steps) * indentWidth}px`] : []),
  ]
  return parts.length === 0 ? '' : ` style="${parts.join(';')}"`
}

interface PrintedItem {
  style: string
  /** HTML of the text; ends in a way that keeps the line of an empty item. */
  text: string
  below: string
}

// An item that contains only a deeper list. Styled inline, for readers without our style sheet.
const unmarked = ' style="list-style-type:none"'

interface PrintableNode {
  type: string
  version: number
  format?: unknown
  children?: PrintableNode[]
}

/** Lexical puts a deeper list into a separate item, HTML into the parent item. */
function listItemsHtml(items: PrintableNode[], print: (nodes: PrintableNode[]) => string): string {
  const printed: PrintedItem[] = []
  for (const item of items) {
    const children = item.children ?? []
    const lists = children.filter(({ type }) => type === 'list')
    const inline = children.filter(({ type }) => type !== 'list')
    const last = printed.at(-1)
    if (inline.length === 0 && lists.length > 0) {
      if (last) last.below += print(lists)
      else printed.push({ style: unmarked, text: '', below: print(lists) })
      continue
    }
    const style = blockStyle({ format: item.format })
    printed.push({ style, text: withLastLine(inline, print), below: print(lists) })
  }
  return printed.map(({ style, text, below }) => `<li${style}>${text}${below}</li>`).join('')
}

/** Adds a break that browsers need to show an empty block, or a break at the end of a block. */
function withLastLine(nodes: PrintableNode[], print: (nodes: PrintableNode[]) => string): string {
  const last = nodes.at(-1)
  const html = print(nodes)
  return html === '' || last?.type === 'linebreak' ? `${html}<br>` : html
}
