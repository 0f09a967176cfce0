import { isCalloutKind, maxGalleryPictures } from '@nas/domain/rich-text/text-blocks'
import { type HtmlElement, type HtmlNode, placeInside, plainPlace } from './html-element.ts'
import { makeCallout, makeCell, makeGallery, makeRoot, makeTable } from './make-nodes.ts'
import { type BlockNode, headerStates, mostSpanned, type TableCellNode } from './nodes.ts'
import { type BlockContext, openGround, type Target } from './reading.ts'
import { lookInside, type TextLook } from './text-look.ts'

const elementsIn = (node: HtmlNode): HtmlElement[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]

const rowGroups = new Set(['thead', 'tbody', 'tfoot'])

/** Rows of the table itself, without those of tables inside. */
function rowsOf({ children }: HtmlElement): HtmlElement[] {
  const elements = children.filter((child) => typeof child !== 'string')
  return elements.flatMap((child) =>
    rowGroups.has(child.tag) ? rowsOf(child) : child.tag === 'tr' ? [child] : [],
  )
}

const cellsOf = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((child) => typeof child !== 'string').filter(({ tag }) => /^t[dh]$/.test(tag))

function headerState({ tag, attributes }: HtmlElement, isFirstRow: boolean) {
  if (tag !== 'th') return headerStates.none
  return attributes.scope === 'row' || (attributes.scope !== 'col' && !isFirstRow)
    ? headerStates.column
    : headerStates.row
}

/** Backgrounds of cells are no marks of text. */
const lookOf = ({ style, ...element }: HtmlElement, around: TextLook): TextLook =>
  lookInside({ ...element, style: { ...style, background: '', 'background-color': '' } }, around)

const span = (given: string | undefined): number =>
  Math.min(Math.max(Math.trunc(Number(given)) || 1, 1), mostSpanned)

/** Null for other elements; a table of one cell is a frame around text, a table inside a cell too. */
export function readTable(
  table: HtmlElement,
  target: Target,
  around: BlockContext,
): BlockNode[] | null {
  if (table.tag !== 'table' || target.isInner) return null
  const rows = rowsOf(table).filter((row) => cellsOf(row).length > 0)
  if (rows.flatMap(cellsOf).length < 2) return null
  const readCell = (cell: HtmlElement, row: HtmlElement, isFirstRow: boolean): TableCellNode => {
    const { colspan, rowspan } = cell.attributes
    const look = [table, row, cell].reduce((outer, element) => lookOf(element, outer), around.look)
    const place = placeInside(cell, placeInside(row, plainPlace))
    const blocks = target.inside(cell.children, { ...openGround, link: around.link, look, place })
    return makeCell(
      {
        headerState: headerState(cell, isFirstRow),
        colSpan: span(colspan),
        rowSpan: span(rowspan),
      },
      blocks,
    )
  }
  const caption = table.children.filter((child) => elementsIn(child)[0]?.tag === 'caption')
  return [
    ...target.inside(caption, { ...openGround, look: around.look }),
    makeTable(
      rows.map((row, index) => cellsOf(row).map((cell) => readCell(cell, row, index === 0))),
    ),
  ]
}

/** What a callout cannot contain follows it. */
export function readCallout(
  { tag, attributes, children }: HtmlElement,
  target: Target,
  around: BlockContext,
): BlockNode[] | null {
  const kind = attributes['data-callout']
  if (tag !== 'div' || !isCalloutKind(kind)) return null
  const blocks = target.inside(children, { ...openGround, look: around.look, link: around.link })
  const words = blocks.filter(({ type }) => type === 'paragraph' || type === 'list')
  const others = blocks.filter((block) => !words.includes(block))
  const text = makeRoot(words)
  return text === null ? others : [makeCallout(kind, text), ...others]
}

export function readGallery(element: HtmlElement, { pictureOf }: Target): BlockNode[] | null {
  if (element.attributes['data-gallery'] === undefined) return null
  const images = elementsIn(element).filter(({ tag }) => tag === 'img')
  const found = images.flatMap(({ attributes }) => pictureOf(attributes.src ?? '')?.id ?? [])
  const pictures = [...new Set(found)].slice(0, maxGalleryPictures)
  return pictures.length > 0 ? [makeGallery(pictures)] : []
}
