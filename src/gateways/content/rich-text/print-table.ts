import { headerStates, mostSpanned } from './nodes.ts'

const names = { vi: 'Bảng', en: 'Table' }

/** The frame scrolls, so it can be focused by keyboard. */
export const tableHtml = (rows: string, locale: 'vi' | 'en'): string =>
  `<div class="text-table" role="group" aria-label="${names[locale]}" tabindex="0"><table><tbody>${rows}</tbody></table></div>`

const span = (name: string, cells: unknown): string => {
  const count = Math.trunc(Number(cells))
  return count > 1 && count <= mostSpanned ? ` ${name}="${count}"` : ''
}

interface Cell {
  headerState: number
  colSpan?: number
  rowSpan?: number
}

const onlyParagraph = /^<p>((?:(?!<\/p>).)*)<\/p>$/s

/** A single paragraph without a style needs no element of its own. */
export function cellHtml({ headerState, colSpan, rowSpan }: Cell, blocks: string): string {
  const [, words] = onlyParagraph.exec(blocks) ?? []
  const content = words === '<br>' ? '' : (words ?? blocks)
  const spans = span('colspan', colSpan) + span('rowspan', rowSpan)
  if (!headerState) return `<td${spans}>${content}</td>`
  const scope = headerState === headerStates.column ? 'row' : 'col'
  return `<th${spans} scope="${scope}">${content}</th>`
}
