import { textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'

const element = { version: 1, direction: null, format: '', indent: 0 }

function text(words: string, changes: object = {}): object {
  return {
    type: 'text',
    version: 1,
    text: words,
    format: 0,
    detail: 0,
    mode: 'normal',
    style: '',
    ...changes,
  }
}

function paragraph(children: object[], changes: object = {}): object {
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children, ...changes }
}

let ids = 0
function id(): string {
  ids += 1
  return ids.toString(16).padStart(24, '0')
}

export function linkTo(url: string, newTab = false): object {
  const link = {
    ...element,
    type: 'link',
    version: 3,
    id: id(),
    fields: { linkType: 'custom', url, newTab },
    children: [text('liên kết')],
  }
  return paragraph([link])
}

export function video(url: string): object {
  return block({ blockType: 'video', url, title: 'Tên video' })
}

function block(fields: object): object {
  return { type: 'block', version: 2, format: '', fields: { id: id(), blockName: '', ...fields } }
}

export const gallery = (pictures: unknown[]): object => block({ blockType: 'gallery', pictures })

export const callout = (kind: string, words: string): object =>
  block({ blockType: 'callout', kind, text: richText(paragraph([text(words)])) })

/** The first row is the header. */
export function table(rows: string[][]): object {
  const children = rows.map((cells, row) => ({
    ...element,
    type: 'tablerow',
    children: cells.map((words) => ({
      ...element,
      type: 'tablecell',
      headerState: row === 0 ? 1 : 0,
      colSpan: 1,
      rowSpan: 1,
      backgroundColor: null,
      children: [paragraph([text(words)])],
    })),
  }))
  return { ...element, type: 'table', children }
}

export function productCards(products: unknown[]): object {
  return block({ blockType: 'products', products })
}

function list(listType: 'bullet' | 'number', indent: number, children: object[]): object {
  const tag = listType === 'number' ? 'ol' : 'ul'
  const items = children.map((child, index) => ({
    ...element,
    type: 'listitem',
    value: index + 1,
    indent,
    children: [child],
  }))
  return { ...element, type: 'list', listType, tag, start: 1, children: items }
}

const states = (key: string, choices: object) =>
  Object.keys(choices).map((name) => text(`${name} `, { $: { [key]: name } }))

export const richText = (...children: object[]): object => ({
  root: { ...element, type: 'root', children },
})

/** A document with every feature of the shop's texts. */
export function everyFeature(pictureId: number): object {
  const formats = [1, 2, 4, 8, 16, 32, 64, 15].map((format) => text(`chữ ${format}, `, { format }))
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
    ...element,
    type: 'heading',
    tag,
    children: [text(`Đề mục ${tag}`)],
  }))
  const aligned = ['left', 'center', 'right', 'justify'].map((format) =>
    paragraph([text(`Căn ${format}`)], { format }),
  )
  const links = [
    'https://nas.vn/a?b=1#c',
    'mailto:hi@nas.vn',
    'tel:0912345678',
    '/faq?q=k%C3%A8m',
    '#a',
  ]
  const children = [
    ...headings,
    paragraph([...formats, { type: 'linebreak', version: 1 }, text('dòng hai')]),
    paragraph(states('colour', textColours)),
    paragraph(states('mark', textMarks)),
    paragraph(states('size', textSizes)),
    paragraph([text('cả ba', { format: 9, $: { size: 'px18', colour: 'red', mark: 'sky' } })]),
    ...aligned,
    paragraph([text('Thụt hai bậc')], { indent: 2 }),
    { ...element, type: 'quote', children: [text('Trích dẫn')] },
    list('number', 0, [
      text('một'),
      list('bullet', 1, [text('hai'), list('number', 2, [text('ba')])]),
    ]),
    ...links.map((url, index) => linkTo(url, index === 0)),
    {
      type: 'upload',
      version: 3,
      format: 'center',
      id: id(),
      relationTo: 'media',
      value: pictureId,
      fields: { alt: 'Lọ kem' },
    },
    {
      type: 'upload',
      version: 3,
      format: '',
      id: id(),
      relationTo: 'media',
      value: pictureId,
      fields: { decorative: true },
    },
    video('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
    gallery([pictureId]),
    callout('warning', 'Thử trước trên cổ tay'),
    table([
      ['Da', 'Sáng', 'Tối'],
      ['Da dầu', 'Gel rửa mặt và kem chống nắng', 'Tinh chất niacinamide'],
    ]),
    { type: 'horizontalrule', version: 1 },
    paragraph([]),
  ]
  return richText(...children)
}
