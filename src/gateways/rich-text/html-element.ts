import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type ParsedNode = DefaultTreeAdapterMap['childNode']

/** An element of cleaned HTML, as much of it as texts are read from. */
export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  style: Record<string, string>
  classes: string[]
  children: HtmlNode[]
}

export type HtmlNode = string | HtmlElement

function styleOf(declarations: string): Record<string, string> {
  const pairs = declarations.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    return colon < 0
      ? []
      : [
          [
            name,
            declaration
              .slice(colon + 1)
              .trim()
              .toLowerCase(),
          ],
        ]
  })
  return Object.fromEntries(pairs)
}

function read(node: ParsedNode): HtmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [
    {
      tag: node.tagName,
      attributes,
      style: styleOf(attributes.style ?? ''),
      classes: (attributes.class ?? '').split(/\s+/),
      children: node.childNodes.flatMap(read),
    },
  ]
}

/** Cleaned HTML as a tree. */
export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html).childNodes.flatMap(read)
}
