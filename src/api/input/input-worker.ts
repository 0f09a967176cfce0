import type { Cell } from '@nas/domain/csv'
import type { MediaRecord } from '../../content/records.ts'
import { cleanHtml } from '../../gateways/content/rich-text/clean-html.ts'
import { htmlToRichText } from '../../gateways/content/rich-text/html-to-rich-text.ts'
import type { RichTextState } from '../../gateways/content/rich-text/nodes.ts'
import type { Slip } from '../slips/slip.ts'
import { type PriceHeadings, readPriceFile } from './price-file.ts'

export type FileBytes = Uint8Array<ArrayBuffer>

export interface FormRules {
  field: string
  maxFiles: number
  /** Maximum bytes of one file. */
  largestFile: number
}

interface SentForm extends FormRules {
  body: FileBytes
  /** The media type with the boundary. */
  type: string
}

/** The files of one field, and the texts of all fields. */
export interface FormParts {
  files: FileBytes[]
  fields: Record<string, string>
}

export type FormProblem = 'no_files' | 'malformed' | 'too_large' | 'too_many'

// The calls of `InputThread`. Nothing that a person has sent throws here: errors lose their class
// between threads.

export async function formParts({
  body,
  type,
  field,
  maxFiles,
  largestFile,
}: SentForm): Promise<FormParts | FormProblem> {
  let form: FormData
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return 'malformed'
  }
  const all = [...form.values()].filter((value) => value instanceof File)
  if (all.some(({ size }) => size > largestFile)) return 'too_large'
  if (all.length > maxFiles) return 'too_many'
  const files = form.getAll(field).filter((value) => value instanceof File)
  if (files.length === 0 || files.some(({ size }) => size === 0)) return 'no_files'
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    files: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
    fields: Object.fromEntries(texts),
  }
}

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

/** The library is loaded with the first print. */
export async function packingSlips(input: { slips: readonly Slip[]; printedAt: string }) {
  const { printSlips } = await import('../slips/print-slips.ts')
  return printSlips(input.slips, input.printedAt)
}

/** The library is loaded with the first workbook. */
export async function workbook(lines: readonly (readonly Cell[])[]): Promise<FileBytes> {
  const { writeWorkbook } = await import('@nas/spreadsheets/write-workbook')
  return writeWorkbook(lines)
}
