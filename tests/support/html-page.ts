import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

type Attributes = Record<string, string>

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  const inside =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  for (const child of inside) yield* elementsOf(child)
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** A page for a crawler, without running its scripts. */
export interface HtmlPage {
  lang: string
  title: string
  /** `content` of the meta elements by name or property. */
  meta: Attributes
  links: Attributes[]
  anchors: Attributes[]
  pictures: Attributes[]
  /** Unparsed JSON-LD. */
  data: string[]
  ids: Set<string>
}

export function readPage(html: string): HtmlPage {
  const page: HtmlPage = {
    lang: '',
    title: '',
    meta: {},
    links: [],
    anchors: [],
    pictures: [],
    data: [],
    ids: new Set(),
  }
  for (const element of elementsOf(parse(html))) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    if (attributes.id) page.ids.add(attributes.id)
    switch (element.tagName) {
      case 'html':
        page.lang = attributes.lang ?? ''
        break
      case 'title':
        // Drawings have titles too.
        page.title ||= textOf(element)
        break
      case 'meta':
        page.meta[attributes.name ?? attributes.property ?? ''] = attributes.content ?? ''
        break
      case 'link':
        page.links.push(attributes)
        break
      case 'a':
        page.anchors.push(attributes)
        break
      case 'img':
      case 'source':
        page.pictures.push(attributes)
        break
      case 'script':
        if (attributes.type === 'application/ld+json') page.data.push(textOf(element))
    }
  }
  return page
}
