// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted'

const shop = 'https://nas.vn'

function clean(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lost = cleanPasted(body, shop)
  const text = body.innerHTML.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ')
  return { lost, html: text.replace(/ (style|class|id|dir|lang)="[^"]*"/g, '').trim() }
}

const item = (level: number, marker: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=VI style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=VI>${text}<o:p></o:p></span></p>`

it('keeps headings, nested lists and tables of Word', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><style>p.MsoListParagraph {margin:0cm}</style></head><body lang=VI><!--StartFragment-->
<p class=MsoTitle>Da nhạy cảm<o:p></o:p></p><h1>Nguyên nhân<o:p></o:p></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'Nắng', 'First')}
${item(2, 'o', 'Tia UVA')}
${item(1, '·', 'Gió', 'Last')}
<p class=MsoNormal>Cách dùng</p>
${item(1, '2.', 'Rửa mặt', 'First')}
${item(1, '3.', 'Thoa kem', 'Last')}
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Sáng</p></td><td><p class=MsoNormal><b>Kem</b></p></td></tr>
<tr><td><p class=MsoNormal>Tối</p></td><td><p class=MsoNormal>&nbsp;</p></td></tr></table>
<p class=MsoNormal><img width=1 src="file:///C:/Temp/clip_image002.png"><a href="#_Toc1">Mục lục</a></p>
<!--EndFragment--></body></html>`
  const { html, lost } = clean(word)
  expect(lost).toBe(1)
  expect(html.replace(/<\/?(span|o:p)>/g, '').replace(/> </g, '><')).toBe(
    '<h2>Da nhạy cảm</h2><h2>Nguyên nhân</h2>' +
      '<ul><li>Nắng<ul><li>Tia UVA</li></ul></li><li>Gió</li></ul><p>Cách dùng</p>' +
      '<ol start="2"><li>Rửa mặt</li><li>Thoa kem</li></ol>' +
      '<table><tbody><tr><th><p>Sáng</p></th><th><p><b>Kem</b></p></th></tr><tr><td><p>Tối</p></td><td></td></tr></tbody></table><p>Mục lục</p>',
  )
})

it('reads bullets of Word without its list styles', () => {
  const bullet = (text: string) =>
    `<p class="MsoListParagraph"><span>·</span><span>&nbsp;&nbsp; </span>${text}</p>`
  const { html } = clean(`${bullet('Nắng')}${bullet('Gió')}<p class="MsoListParagraph">Hết</p>`)
  expect(html.replace(/<\/?span>|\u00a0|&nbsp;/g, '').replace(/> /g, '>')).toBe(
    '<ul><li>Nắng</li><li>Gió</li></ul><p>Hết</p>',
  )
})

it('keeps headings, lists and links of Google Docs', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7c1f"><p dir="ltr"><span style="font-size:26pt;font-family:Arial">Chống nắng</span></p><br /><h2 dir="ltr"><span style="font-size:16pt;">Chọn kem</span></h2><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700">SPF 50</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr">PA++++</p></li></ul></ul><p dir="ltr"><a href="https://nas.vn/vn/faq?a=1#kem" target="_blank"><span style="color:#1155cc;text-decoration:underline;">Hỏi đáp</span></a><span><img src="https://lh7-rt.googleusercontent.com/docsz/x" width="62"></span></p></b>`
  const { body } = new DOMParser().parseFromString(docs, 'text/html')
  expect(cleanPasted(body, shop)).toBe(1)
  expect(body.innerHTML).not.toMatch(/underline|26pt|<br|_blank|dir=/)
  expect(body.querySelector('h2')?.textContent).toBe('Chống nắng')
  expect(body.querySelector('h3')?.textContent).toBe('Chọn kem')
  expect(body.querySelector('li span')?.textContent).toBe('SPF 50')
  expect(body.querySelector('ul ul li')?.innerHTML).toBe('PA++++')
  expect(body.querySelector('a')?.getAttribute('href')).toBe('/faq?a=1#kem')
})

it.each([
  ['/vn/faq', '<a href="/faq">x</a>'],
  ['https://nas.vn/vn', '<a href="/">x</a>'],
  ['https://nas.vn/san-pham/kem', '<a href="/san-pham/kem">x</a>'],
  ['https://nas.vn.evil.example/vn/faq', '<a href="https://nas.vn.evil.example/vn/faq">x</a>'],
  ['//cdn.example/faq', 'x'],
  ['gioi-thieu.html', 'x'],
  ['javascript:alert(1)', 'x'],
  ['mailto:hi@nas.vn', '<a href="mailto:hi@nas.vn">x</a>'],
])('a link to %s becomes %s', (link, html) => {
  expect(clean(`<p><a href="${link}">x</a></p>`).html).toBe(`<p>${html}</p>`)
})

it('keeps the text of a web page, and pictures that it contains', () => {
  const picture = '<img src="data:image/png;base64,iVBORw0KGgo=">'
  const page = `<style>p{}</style><h1>Tin</h1><h2>Mục</h2><p style="text-align: start;">Một<br>hai</p><button>Mua</button><ul><li><p>A</p><p>B</p></li></ul><table><tr><td><p>Bố cục</p></td></tr></table><table width=600><caption>Giá</caption><colgroup><col></colgroup><tr><th>Loại</th><td bgcolor=red colspan=2><table><tr><td>A</td><td>B</td></tr></table></td></tr></table>${picture}<img src="/media/a.webp"><img data-lexical-upload-id="3">`
  expect(clean(page)).toEqual({
    lost: 1,
    html: `<h2>Tin</h2><h3>Mục</h3><p>Một<br>hai</p><ul><li>A<br>B</li></ul><p>Bố cục</p><p>Giá</p><table><tbody><tr><th>Loại</th><td colspan="2">AB</td></tr></tbody></table>${picture}<img data-lexical-upload-id="3">`,
  })
})
