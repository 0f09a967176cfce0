import fc from 'fast-check'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { hostileHtml } from '../../../../tests/support/hostile-html.ts'
import { sampleMedia } from '../../../../tests/support/sample-records.ts'
import { htmlToRichText } from './html-to-rich-text.ts'
import { richTextToHtml } from './rich-text-to-html.ts'

const picture = sampleMedia(1, { caption: 'Chú thích', caption_en: 'Caption' })
const files = Object.values(picture.formats).map(({ url }) => url)
const pictureOf = (src: string) => (files.includes(src) ? picture : null)
const mediaOf = (id: number) => (id === 1 ? picture : null)

const read = (html: string) => htmlToRichText(html, pictureOf)
const print = (state: unknown) => richTextToHtml(state, 'vi', mediaOf)
const kept = (html: string) => print(read(html).state)

const frame = (video: string, title: string) =>
  `<div class="video-frame"><iframe src="${video}" title="${title}" width="640" height="360" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe></div>`
const film = (title: string) =>
  `<div class="video-frame"><video src="/media/kem.3f2a9c04b1de.mp4" title="${title}" controls playsinline preload="none"></video></div>`
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const shownPicture = (style = '', alt = 'Ảnh 1', sizes = '(min-width: 48rem) 44rem, 100vw') => {
  const { small, medium, large } = picture.formats
  const set = [small, medium, large].map((file) => `${file?.url} ${file?.width}w`).join(', ')
  return `<figure${style}><img src="${large?.url}" srcset="${set}" sizes="${sizes}" width="1000" height="1000" alt="${alt}" loading="lazy" decoding="async"><figcaption>Chú thích</figcaption></figure>`
}

const table = (rows: string) =>
  `<div class="text-table" role="group" aria-label="Bảng" tabindex="0"><table><tbody>${rows}</tbody></table></div>`

/** Every feature in our own output, which must be stable when read again. */
const own: Record<string, string> = {
  bold: '<p>a<strong>b</strong></p>',
  'bold, italic, strike, underline': '<p><u><s><em><strong>a</strong></em></s></u></p>',
  'code, sub, sup': '<p><code>a</code><sub>b</sub><sup>c</sup></p>',
  quote: '<blockquote>a<br>b</blockquote>',
  headings: [1, 2, 3, 4, 5, 6].map((n) => `<h${n}>a</h${n}>`).join(''),
  'an ordered list': '<ol start="3"><li>a</li><li>b</li></ol>',
  'lists in lists': '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol><ul><li>d</li></ul></li></ul>',
  'an item that only holds a list':
    '<ul><li style="list-style-type:none"><ul><li>a</li></ul></li><li>b</li></ul>',
  indent: '<p style="padding-inline-start:80px">a</p>',
  alignment: ['left', 'center', 'right', 'justify']
    .map((align) => `<p style="text-align:${align}">a</p>`)
    .join(''),
  'an aligned item': '<ul><li style="text-align:center">a</li></ul>',
  'aligned and indented heading': '<h2 style="text-align:right;padding-inline-start:40px">a</h2>',
  sizes: ['14px', '16px', '18px', '0.75em', '1.5em', '2.5em']
    .map((size) => `<p><span style="font-size:${size}">a</span></p>`)
    .join(''),
  'colour, mark and size':
    '<p><span style="color:#9c2f26;background-color:#f2ddbf;font-size:18px"><strong>a</strong></span></p>',
  links:
    '<p><a href="https://nas.vn/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">a <strong>b</strong></a> <a href="/vn/san-pham/kem">c</a> <a href="tel:0912345678">d</a></p>',
  pictures: shownPicture(),
  'a centred picture': shownPicture(' style="text-align:center"'),
  'a picture with its own alternative text': shownPicture('', 'Lọ &quot;B5&quot; &lt;mới&gt;'),
  'a decorative picture': shownPicture('', ''),
  videos: frame(youtube, 'Bài hát') + frame('https://player.vimeo.com/video/7?dnt=1', 'Video'),
  'product cards': '<p>a</p><div data-products="3,1"></div><p>b</p>',
  'a table': table(
    '<tr><th scope="col">a</th><th scope="col"></th></tr><tr><th scope="row">b</th><td><p>c</p><ul><li>d</li></ul></td></tr><tr><td colspan="2"><p style="text-align:right">e<br>f</p></td></tr>',
  ),
  'a gallery': `<div data-gallery>${shownPicture('', 'Ảnh 1', '(min-width: 48rem) 15rem, 50vw')}</div>`,
  callouts:
    '<div data-callout="info" role="note" aria-label="Lưu ý"><p>a <a href="/faq">b</a></p><ul><li>c</li></ul></div><div data-callout="warning" role="note" aria-label="Cảnh báo"><p>d</p></div>',
  'a line and empty lines': '<p>a</p><p><br></p><hr><p>b<br><br></p>',
  'signs of HTML': '<p>1 &lt; 2 &amp;&amp; &quot;3&quot; &gt; 2</p>',
}

/** Other editors' output for the same features. */
const foreign: [string, string, string][] = [
  ['Quill alignment', '<p class="ql-align-center">a</p>', '<p style="text-align:center">a</p>'],
  ['Quill indent', '<p class="ql-indent-2">a</p>', own.indent ?? ''],
  ['Quill padding', '<p style="padding-left: 6em;">a</p>', own.indent ?? ''],
  ['Lexical indent', '<p style="padding-inline-start: calc(2 * 40px);">a</p>', own.indent ?? ''],
  [
    'Quill size',
    '<p><span class="ql-size-18px">a</span><span class="ql-size-huge">b</span></p>',
    '<p><span style="font-size:18px">a</span><span style="font-size:2.5em">b</span></p>',
  ],
  [
    'Quill colour',
    '<p><span style="color: rgb(230, 0, 0);">a</span></p>',
    '<p><span style="color:#9c2f26">a</span></p>',
  ],
  [
    'Quill background',
    '<p><span style="background-color: yellow">a</span></p>',
    '<p><span style="background-color:#f2ddbf">a</span></p>',
  ],
  [
    'Quill 1 nested list',
    '<ul><li>a</li><li class="ql-indent-1">b</li><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  [
    'Quill 2 lists',
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="ordered">b</li></ol>',
    '<ul><li>a</li></ul><ol><li>b</li></ol>',
  ],
  [
    'Quill video',
    '<iframe class="ql-video" frameborder="0" src="//www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe>',
    frame(youtube, 'Video'),
  ],
  [
    'CKEditor video',
    '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
    frame(youtube, 'Video'),
  ],
  [
    'a video element',
    '<p>a</p><video controls><source src="https://vimeo.com/7"></video>',
    `<p>a</p>${frame('https://player.vimeo.com/video/7?dnt=1', 'Video')}`,
  ],
  [
    'an uploaded film',
    '<p>a</p><video src="/media/kem.3f2a9c04b1de.mp4" title="Cách thoa kem" autoplay onplay="x()"></video>',
    `<p>a</p>${film('Cách thoa kem')}`,
  ],
  [
    'Lexical text',
    '<p dir="ltr"><b><strong class="x" style="white-space: pre-wrap;">a</strong></b><i><em style="white-space: pre-wrap;"> b</em></i></p>',
    '<p><strong>a</strong><em> b</em></p>',
  ],
  [
    'Lexical nested list',
    '<ul><li value="1"><span>a</span></li><li value="2" class="nested"><ul><li value="1">b</li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'a picture in a paragraph',
    '<p class="ql-align-center">a<img src="/media/sample-1-medium.webp">b</p>',
    `<p style="text-align:center">a</p>${shownPicture(' style="text-align:center"')}<p style="text-align:center">b</p>`,
  ],
  [
    'a picture in a list',
    '<ul><li>a<img src="/media/sample-1-small.webp"></li></ul>',
    `<ul><li>a</li></ul>${shownPicture()}`,
  ],
  ['paragraphs of a quote', '<blockquote><p>a</p><p>b</p></blockquote>', own.quote ?? ''],
  ['paragraphs of an item', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
  ['Google Docs', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  [
    'Word',
    '<p class="MsoNormal"><font color="red" size="5">a</font></p>',
    '<p><span style="color:#9c2f26;font-size:1.5em">a</span></p>',
  ],
  [
    'source with spaces',
    ' <p>\n  a  <b> b </b>\n</p>\n <p>c</p> ',
    '<p>a <strong>b</strong></p><p>c</p>',
  ],
  [
    'products that are too many, repeated or no ids',
    '<div data-products="1,x,1,0,2,99999999999,3,4">a</div>',
    '<div data-products="1,2,3"></div><p>a</p>',
  ],
  ['no products', '<div data-products="x"></div><p>a</p>', '<p>a</p>'],
  ['bare text', 'a<br>b', '<p>a<br>b</p>'],
  ['decomposed letters', '<p>ti\u0065\u0302\u0301ng</p>', '<p>tiếng</p>'],
  [
    'a table of an editor',
    '<figure class="table"><table><caption>t</caption><thead><tr><th style="background:#eee">a</th></tr></thead><tbody><tr><th>b</th></tr><tr><td><table><tr><td>c</td><td>d</td></tr></table></td></tr></tbody></table></figure>',
    `<p>t</p>${table('<tr><th scope="col">a</th></tr><tr><th scope="row">b</th></tr><tr><td><p>c</p><p>d</p></td></tr>')}`,
  ],
  ['a table of one cell', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
  [
    'a callout with more than words',
    '<div data-callout="info"><p>a</p><hr></div><div data-callout="x">b</div>',
    '<div data-callout="info" role="note" aria-label="Lưu ý"><p>a</p></div><hr><p>b</p>',
  ],
  [
    'a gallery with strange and repeated pictures',
    `<div data-gallery><p>${'<img src="/media/sample-1-small.webp">'.repeat(2)}<img src="https://evil.example/a.png"></p></div>`,
    own['a gallery'] ?? '',
  ],
]

describe('a text that is read and printed', () => {
  it.each(Object.entries(own))('keeps %s', (_, html) => {
    expect(read(html).dropped).toEqual([])
    expect(kept(html)).toBe(html)
  })

  it.each(foreign)('reads %s', (_, html, printed) => {
    expect(kept(html)).toBe(printed)
  })

  it('is null when it is empty', () => {
    for (const html of ['', ' ', '<p></p>', '<p><br></p><p><br></p>', '<script>1</script>']) {
      expect(read(html).state).toBeNull()
    }
  })

  it('names dropped parts', () => {
    const html =
      '<p onclick="x()">a</p><script>1</script><img src="https://evil.example/a.png"><a href="javascript:1">b</a><iframe src="https://evil.example"></iframe>'
    expect(read(html).dropped).toEqual([
      'onclick',
      'script',
      'picture https://evil.example/a.png',
      'link javascript:1',
      'video https://evil.example',
    ])
    expect(kept(html)).toBe('<p>a</p><p>b</p>')
  })
})

const attributes: Record<string, RegExp> = {
  style:
    /^(?:(?:color|background-color):#[\da-f]{6}|font-size:[\d.]+(?:px|em)|text-align:[a-z]+|padding-inline-start:\d+px|list-style-type:none|;)+$/,
  href: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/,
  src: /^(?:\/media\/|https:\/\/www\.youtube-nocookie\.com\/embed\/|https:\/\/player\.vimeo\.com\/video\/)/,
  start: /^\d+$/,
  class: /^(?:video-frame|text-table)$/,
  'data-products': /^[\d,]+$/,
  'data-gallery': /^$/,
  'data-callout': /^(?:info|warning)$/,
  'aria-label': /^(?:Bảng|Lưu ý|Cảnh báo)$/,
  role: /^(?:group|note)$/,
  scope: /^(?:row|col)$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  tabindex: /^0$/,
}
const fixed = new Set([
  'srcset',
  'sizes',
  'width',
  'height',
  'alt',
  'loading',
  'decoding',
  'title',
  'allow',
  'allowfullscreen',
  'referrerpolicy',
  'target',
  'rel',
])
const printedTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'ul',
  'ol',
  'li',
  'hr',
  'br',
  'a',
  'strong',
  'em',
  's',
  'u',
  'code',
  'sub',
  'sup',
  'span',
  'figure',
  'figcaption',
  'img',
  'div',
  'iframe',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
])

/** Elements and attributes in a browser's DOM of the output that the shop never prints. */
function breaches(html: string): string[] {
  const visit = (node: DefaultTreeAdapterMap['node']): string[] => {
    const own = 'tagName' in node && !printedTags.has(node.tagName) ? [node.tagName] : []
    const wrong = ('tagName' in node ? node.attrs : []).filter(
      ({ name, value }) => !(attributes[name]?.test(value) ?? fixed.has(name)),
    )
    const inside = 'childNodes' in node ? node.childNodes.flatMap(visit) : []
    return [...own, ...wrong.map(({ name, value }) => `${name}="${value}"`), ...inside]
  }
  return visit(parseFragment(html))
}

function assertHarmless(html: string): void {
  expect(breaches(html)).toEqual([])
}

const texts = fc.constantFrom(
  'a',
  ' ',
  'b c',
  'ế',
  '&amp;',
  '<',
  '\n',
  '\u00a0',
  'e\u0301',
  '\u0301',
)
const styles = fc.constantFrom(
  'color:red',
  'color:#1f5652',
  'background:yellow',
  'font-size:18px',
  'font-size:1.4em',
  'text-align:center',
  'padding-left:80px',
  'font-weight:bold',
  'text-decoration:underline',
)
const classes = fc.constantFrom('ql-align-right', 'ql-indent-1', 'ql-indent-3', 'ql-size-large')
const hostile = fc.constantFrom(...hostileHtml)
const tags = fc.constantFrom(
  'p',
  'div',
  'h1',
  'h6',
  'blockquote',
  'ul',
  'ol',
  'li',
  'b',
  'i',
  'u',
  's',
  'span',
  'pre',
  'figure',
  'figcaption',
  'table',
  'tr',
  'th',
  'td',
  'div data-gallery',
  'div data-callout="info"',
  'code',
  'mark',
  'small',
  'section',
)
const leaf = fc.oneof(
  { weight: 5, arbitrary: texts },
  fc.constantFrom(
    '<br>',
    '<hr>',
    '<div data-products="2,1"></div>',
    '<img src="/media/sample-1-small.webp">',
    '<img src="x">',
  ),
  fc.constantFrom('<iframe src="https://youtu.be/dQw4w9WgXcQ" title="t"></iframe>'),
  hostile,
)
const { html: someHtml } = fc.letrec<{ html: string; element: string; link: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ maxDepth: 6 }, leaf, tie('element'), tie('link')), { maxLength: 5 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(tags, fc.option(styles), fc.option(classes), tie('html'))
    .map(
      ([tag, style, name, inside]) =>
        `<${tag}${style ? ` style="${style}"` : ''}${name ? ` class="${name}"` : ''}>${inside}</${tag.split(' ')[0]}>`,
    ),
  link: fc
    .tuple(fc.constantFrom('https://nas.vn', '/a', '#b', 'javascript:alert(1)'), tie('html'))
    .map(([href, inside]) => `<a href="${href}" target="_blank">${inside}</a>`),
}))

describe('the alternative text of a picture', () => {
  const fieldsOf = (html: string) => read(html).state?.root.children[0]
  const image = (alt: string) => `<img src="/media/sample-1-medium.webp"${alt}>`

  it.each([
    ['without the attribute', image(''), {}],
    ['that repeats the library in Vietnamese', image(' alt="Ảnh 1"'), {}],
    ['that repeats the library in English', image(' alt=" Picture 1"'), {}],
    ['of its own', image(' alt=" Lọ kem "'), { alt: 'Lọ kem' }],
    ['that is empty', image(' alt=" "'), { decorative: true }],
    ['that is too long', image(` alt="${'a'.repeat(400)}"`), { alt: 'a'.repeat(300) }],
  ])('%s is stored as what differs from the library', (_, html, fields) => {
    expect(fieldsOf(html)).toMatchObject({ type: 'upload', fields })
  })

  it.each([
    [{}, 'Picture 1'],
    [null, 'Picture 1'],
    [{ alt: '', decorative: false }, 'Picture 1'],
    [{ alt: 'Jar' }, 'Jar'],
    [{ alt: 'Jar', decorative: true }, ''],
    [{ alt: { $ne: 1 } }, 'Picture 1'],
  ])('is printed from the fields %j in English', (fields, alt) => {
    const node = { type: 'upload', relationTo: 'media', value: 1, fields }
    const html = richTextToHtml({ root: { type: 'root', children: [node] } }, 'en', mediaOf)
    expect(html).toContain(` alt="${alt}" `)
  })
})

describe('hostile HTML', () => {
  it.each(hostileHtml)('is made harmless: %s', (html) => {
    assertHarmless(kept(html) ?? '')
    assertHarmless(kept(`<p>a ${html} b</p>`) ?? '')
    assertHarmless(kept(`<ul><li>${html}</li></ul>`) ?? '')
  })

  it('is made harmless in any combination', () => {
    const property = fc.property(
      fc.array(fc.oneof(someHtml, fc.string({ unit: 'binary' }))),
      (parts) => assertHarmless(kept(parts.join('')) ?? ''),
    )
    fc.assert(property, { numRuns: 200 })
  }, 60_000)

  it('is made harmless in a hostile document', () => {
    const evil = '"><img src=x onerror=alert(1)>'
    const text = { type: 'text', text: evil, format: 1, $: { colour: evil, size: '__proto__' } }
    const nodes = [
      { type: 'heading', tag: `h1 ${evil}`, format: evil, indent: evil, children: [text] },
      { type: 'list', tag: evil, start: evil, children: [{ type: 'listitem', children: [text] }] },
      {
        type: 'paragraph',
        children: [{ type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text] }],
      },
      { type: 'block', fields: { blockType: 'video', url: 'https://evil.example', title: evil } },
      {
        type: 'block',
        fields: { blockType: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: evil },
      },
      { type: 'block', fields: { blockType: 'products', products: [evil, { id: evil }] } },
      { type: evil, children: [text] },
    ]
    const html = print({ root: { type: 'root', children: nodes } }) ?? ''
    assertHarmless(html)
    expect(html).toContain('&lt;img')
  })

  it('is processed in limited time', () => {
    const deep = '<div><ul><li><b>'.repeat(20_000)
    // CPU time of this thread, because other threads of the machine run too.
    const before = process.threadCpuUsage()
    read(`${deep}a`)
    read('<a href="'.repeat(20_000))
    read(`<a href="/x">${'a<br>'.repeat(20_000)}</a>`)
    read('<p style="color:red">a</p>'.repeat(2000))
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(5000)
  })
})

describe('printed text', () => {
  it('is read as the same document', () => {
    const property = fc.property(someHtml, (html) => {
      const first = read(html).state
      const printed = print(first)
      const second = read(printed ?? '')
      expect(second.state).toEqual(first)
      expect(second.dropped).toEqual([])
      expect(print(second.state)).toBe(printed)
    })
    fc.assert(property, { numRuns: 300 })
  }, 60_000)
})
