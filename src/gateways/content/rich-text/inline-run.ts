import type { TextState } from '@nas/domain/rich-text/palette'
import { makeBreak, makeLink, makeText } from './make-nodes.ts'
import type { InlineNode } from './nodes.ts'
import type { TextLook } from './text-look.ts'

export interface LinkTarget {
  url: string
  newTab: boolean
}

/** Text and line breaks before white space is collapsed; `null` is a break. */
export interface RunPart {
  text: string | null
  look: TextLook
  link: LinkTarget | null
}

const foldable = /[ \t\n\r\f]+/g
// Control characters (PostgreSQL rejects one of them), and byte order marks from editors.
const invisible = /[^\P{Cc}\t\n\f\r]|\ufeff/gu

function sameLook(one: TextLook, other: TextLook): boolean {
  return (
    one.format === other.format &&
    one.colour === other.colour &&
    one.mark === other.mark &&
    one.size === other.size
  )
}

/** White space as a browser renders it: collapsed, and none at the ends of lines. */
function folded(run: readonly RunPart[]): RunPart[] {
  const parts: RunPart[] = []
  let atStart = true
  const trimLast = () => {
    const last = parts.at(-1)
    if (last?.text?.endsWith(' ') !== true) return
    last.text = last.text.slice(0, -1)
    if (last.text === '') parts.pop()
  }
  for (const part of run) {
    if (part.text === null) {
      trimLast()
      parts.push({ ...part })
      atStart = true
      continue
    }
    let text = part.text.toWellFormed().replace(invisible, '').replace(foldable, ' ')
    if (atStart) text = text.replace(/^ /, '')
    if (text === '') continue
    atStart = text.endsWith(' ')
    parts.push({ ...part, text })
  }
  trimLast()
  return parts
}

function joined(parts: readonly RunPart[]): RunPart[] {
  const result: RunPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    const joins =
      last &&
      last.text !== null &&
      part.text !== null &&
      last.link === part.link &&
      sameLook(last.look, part.look)
    if (joins) last.text = `${last.text}${part.text}`
    else result.push({ ...part })
  }
  return result
}

/** A break belongs to a link only if it is between two texts of that link. */
function linked(parts: readonly RunPart[]): RunPart[] {
  const linksAround = (ordered: readonly RunPart[]) => {
    let link: LinkTarget | null = null
    return ordered.map((part) => {
      if (part.text !== null) link = part.link
      return link
    })
  }
  const before = linksAround(parts)
  const after = linksAround(parts.toReversed()).reverse()
  return parts.map((part, index) => {
    const link = before[index] === after[index] ? (before[index] ?? null) : null
    return part.text === null ? { ...part, link } : part
  })
}

function stateOf({ colour, mark, size }: TextLook): TextState | null {
  if (!colour && !mark && !size) return null
  return { ...(colour && { colour }), ...(mark && { mark }), ...(size && { size }) }
}

function nodeOf({ text, look }: RunPart) {
  return text === null ? makeBreak() : makeText(text.normalize('NFC'), look.format, stateOf(look))
}

/** The nodes of a run. A break at its end only ends the line and creates no new one. */
export function finishRun(run: readonly RunPart[]): InlineNode[] {
  const parts = linked(joined(folded(run)))
  if (parts.at(-1)?.text === null) parts.pop()
  const nodes: InlineNode[] = []
  let target: LinkTarget | null = null
  for (const part of parts) {
    const last = nodes.at(-1)
    if (part.link === null) nodes.push(nodeOf(part))
    else if (part.link === target && last?.type === 'link') last.children.push(nodeOf(part))
    else nodes.push(makeLink(part.link, [nodeOf(part)]))
    target = part.link
  }
  return nodes
}
