import { linkAddress } from '@nas/domain/rich-text/link-address'
import { isPlainObject } from '@nas/query/plain-values'
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type { MediaRecord } from '../../content/records.ts'
import { blockStyle, listItemsHtml, type PrintableNode, withLastLine } from './print-blocks.ts'
import { pictureHtml, videoHtml } from './print-media.ts'
import { escapeHtml, textHtml } from './print-text.ts'

export type MediaLookup = (id: number) => MediaRecord | null

type Options = Parameters<typeof convertLexicalToHTML>[0]

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const emptyLines = /^(?:<p><br><\/p>)*$/

/** The editor's document as HTML; null when it holds nothing. */
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

/** Every node is printed here, from tables of what may come out: nothing is taken over as it is. */
function converters(locale: 'vi' | 'en', mediaOf: MediaLookup): HTMLConverters {
  return {
    text: ({ node }) => textHtml(node.text, node.format, node.$),
    linebreak: '<br>',
    // A tab would be folded into a space.
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
    upload: ({ node }) =>
      pictureHtml(mediaOf(Number(node.value)), locale, blockStyle({ format: node.format })),
    blocks: { video: ({ node }: { node: { fields: unknown } }) => videoHtml(node.fields) },
    unknown: () => '',
  }
}

function linkHtml({ url, newTab }: { url?: unknown; newTab?: unknown }, content: string): string {
  const address = typeof url === 'string' ? linkAddress(url) : null
  if (address === null) return content
  const tab = newTab === true ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(address)}"${tab}>${content}</a>`
}
