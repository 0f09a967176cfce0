import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { code128 } from './code-128.ts'

const require = createRequire(import.meta.url)
const fonts = {
  regular: require.resolve(
    '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  ),
  bold: require.resolve(
    '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  ),
}

/** Points. */
const margin = 28
const footerHeight = 22
const quantityWidth = 46
/** Width of the narrowest bar: 0.35 mm. */
const module = 1
const barHeight = 38
/** A line that belongs to the text above it. */
const nextLine = 12

interface TextStyle {
  size?: number
  bold?: boolean
  muted?: boolean
}

/** One line of printable characters: a note of empty lines would take pages. */
const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()

/** A document of A5 pages, from top to bottom; what does not fit continues on another page. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument
  /** The title of each page. */
  readonly #pages: string[] = []

  constructor(title: string) {
    this.#pdf = new PDFDocument({
      size: 'A5',
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
      font: fonts.regular,
      autoFirstPage: false,
      bufferPages: true,
      lang: 'vi-VN',
      displayTitle: true,
      info: { Title: title },
    })
  }

  /** Begins a page; the pages that continue it have the same title in their footer. */
  begin(title: string): void {
    this.#pdf.removeAllListeners('pageAdded')
    this.#pdf.on('pageAdded', () => this.#pages.push(title))
    this.#pdf.addPage()
  }

  text(text: string, style: TextStyle = {}): void {
    this.#styled(style).text(printable(text), margin, this.#pdf.y, { width: this.#width })
  }

  gap(height: number): void {
    this.#pdf.y += height
  }

  rule(): void {
    const { y } = this.#pdf
    this.#pdf
      .moveTo(margin, y)
      .lineTo(margin + this.#width, y)
      .lineWidth(0.5)
      .stroke('#999')
    this.gap(6)
  }

  heading(text: string, below: string, code: string): void {
    const top = this.#pdf.y
    const widths = code128(code)
    const length = widths.reduce((sum, width) => sum + width, 0) * module
    let x = margin + this.#width - length
    const left = x
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 0) this.#pdf.rect(x, top, width * module, barHeight)
      x += width * module
    }
    this.#pdf.fill('#000')
    const under = { width: length, align: 'center' } as const
    this.#styled({ bold: true }).text(code, left, top + barHeight + 2, under)
    const bottom = this.#pdf.y
    const beside = { width: left - margin - 8 }
    this.#styled({ bold: true, size: 20 }).text(text, margin, top, beside)
    this.#styled({ muted: true }).text(below, beside)
    this.#pdf.y = bottom + 6
  }

  box(label: string, text: string): void {
    const top = this.#pdf.y
    this.#pdf.rect(margin, top, this.#width, 44).lineWidth(1.5).stroke('#000')
    const inside = { width: this.#width - 20 }
    this.#styled({ muted: true }).text(label, margin + 10, top + 15, inside)
    const right = { ...inside, align: 'right' } as const
    this.#styled({ bold: true, size: 22 }).text(text, margin + 10, top + 8, right)
    this.#pdf.y = top + 52
  }

  /** A text with a quantity on its right, on one page unless it is longer than a page. */
  counted(text: string, quantity: number | string, style: TextStyle = {}): void {
    const clean = printable(text)
    const options = { width: this.#width - quantityWidth }
    const height = this.#styled(style).heightOfString(clean, options)
    const { maxY } = this.#pdf.page as unknown as { maxY(): number }
    if (this.#pdf.y + height + nextLine > maxY.call(this.#pdf.page)) this.#pdf.addPage()
    const top = this.#pdf.y
    const count = { width: quantityWidth, align: 'right' } as const
    this.#styled(style).text(clean, margin, top, options)
    const bottom = this.#pdf.y
    this.#styled({ ...style, bold: true })
    this.#pdf.text(String(quantity), margin + options.width, top, count)
    this.#pdf.y = bottom
    this.gap(3)
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const pdf = this.#pdf
    for (const [index, title] of this.#pages.entries()) {
      pdf.switchToPage(index)
      const of = this.#pages.filter((one) => one === title).length
      const number = index - this.#pages.indexOf(title) + 1
      // Text in the margin would begin another page.
      pdf.page.margins.bottom = 0
      const y = pdf.page.height - margin - 10
      const options = { width: this.#width, align: 'center' } as const
      this.#styled({ muted: true, size: 8 }).text(`${title} · ${number}/${of}`, margin, y, options)
    }
    pdf.end()
    return new Uint8Array(Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>)))
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * margin
  }

  #styled({ size = 10, bold = false, muted = false }: TextStyle): PDFKit.PDFDocument {
    return this.#pdf
      .font(bold ? fonts.bold : fonts.regular)
      .fontSize(size)
      .fillColor(muted ? '#555' : '#000')
  }
}
