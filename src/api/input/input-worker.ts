import type { MediaRecord } from '../../content/records.ts'
import { cleanHtml } from '../../gateways/content/rich-text/clean-html.ts'
import { htmlToRichText } from '../../gateways/content/rich-text/html-to-rich-text.ts'
import type { RichTextState } from '../../gateways/content/rich-text/nodes.ts'
import { filesOfForm, type SentForm } from './form-files.ts'
import { type PriceHeadings, readPriceFile } from './price-file.ts'

// The calls of `InputThread`. Nothing that a person has sent throws here: errors lose their class
// between threads.

export const formFiles = (form: SentForm) => filesOfForm(form)

export const priceRows = (input: { file: Uint8Array; headings: PriceHeadings }) =>
  readPriceFile(input.file, input.headings)

export function pictureSources(htmls: readonly string[]): string[] {
  const sources = new Set<string>()
  for (const html of htmls) cleanHtml(html, (src) => sources.add(src).size > 0)
  return [...sources]
}

/** @param input.pictures our pictures by the addresses in the texts */
export function richTexts(input: {
  htmls: readonly string[]
  pictures: ReadonlyMap<string, MediaRecord>
}): (RichTextState | null)[] {
  const pictureOf = (src: string) => input.pictures.get(src) ?? null
  return input.htmls.map((html) => htmlToRichText(html, pictureOf).state)
}
