interface Item {
  /** 1 for the outermost list. */
  level: number
  marker: string
}

const written = /^\s*([·•▪§]|\d+[.)])\s+/

/** Removes the bullet or number, which Word prints as text. Null for a paragraph without one. */
function takeMarker(paragraph: Element): string | null {
  const printed = paragraph.querySelector('[style*="mso-list"]')
  if (printed !== null) {
    printed.remove()
    return printed.textContent
  }
  const marker = written.exec(paragraph.textContent)?.[1]
  if (marker === undefined) return null
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.data.includes(marker)) continue
    text.data = text.data.slice(text.data.indexOf(marker) + marker.length).trimStart()
    break
  }
  return marker
}

function itemOf(paragraph: Element): Item | null {
  const level = /mso-list:\s*\w+ level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level === undefined && !paragraph.className.startsWith('MsoListParagraph')) return null
  const marker = takeMarker(paragraph)
  return marker === null ? null : { level: Number(level ?? 1), marker }
}

/** Word and Outlook put paragraphs in place of lists. */
export function readWordLists(body: HTMLElement): void {
  const { ownerDocument } = body
  /** The lists around the last item, outermost first. */
  let open: Element[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const item = itemOf(paragraph)
    if (item === null) continue
    const number = /^[([]?(\w+)[.)]/.exec(item.marker.trim())?.[1]
    const tag = number === undefined ? 'ul' : 'ol'
    if (paragraph.previousElementSibling !== open[0]) open = []
    open = open.slice(0, item.level)
    if (open.length === item.level && open.at(-1)?.localName !== tag) open.pop()
    while (open.length < item.level) {
      const list = ownerDocument.createElement(tag)
      if (Number(number) > 1) list.setAttribute('start', String(Number(number)))
      const outer = open.at(-1)
      if (outer === undefined) paragraph.before(list)
      else (outer.lastElementChild ?? outer).append(list)
      open.push(list)
    }
    const line = ownerDocument.createElement('li')
    line.append(...paragraph.childNodes)
    open.at(-1)?.append(line)
    paragraph.remove()
  }
}
