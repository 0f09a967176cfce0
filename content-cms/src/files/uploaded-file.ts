import { createHash } from 'node:crypto'
import path from 'node:path'
import { slugify } from '@nas/domain/text'
import { type CollectionSlug, type PayloadRequest, ValidationError, type Where } from 'payload'
import { type Label, messageFor } from '../labels'

/** A reason to refuse a file, for the person who uploads it. */
export class FileError extends Error {
  readonly sentence: Label

  constructor(sentence: Label, options?: ErrorOptions) {
    super(sentence.en, options)
    this.name = 'FileError'
    this.sentence = sentence
  }
}

/** The error of a form with this file; other errors stay as they are. */
export function asRefusal(req: PayloadRequest, error: unknown): unknown {
  if (!(error instanceof FileError)) return error
  const message = messageFor(req, error.sentence)
  return new ValidationError({ errors: [{ path: 'file', message }] }, req.t)
}

/** File systems allow 255 bytes; hashes and sizes are appended. */
const longestStem = 150

/** Editors find a file by the name that they chose. Empty for a name without letters and digits. */
export const stemOf = (name: string): string => slugify(path.parse(name).name).slice(0, longestStem)

/** Browsers cache a file for a year (ADR 0185), so its name contains a hash of the content. */
export function markedName(stem: string, ending: string, data: Buffer): string {
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return `${stem}.${mark}.${ending}`
}

const markOf = (name: string): string => name.split('.').at(-2) ?? ''

/** The name of a stored file with the same bytes as the one of this marked name; null without one. */
export async function sameFile(
  req: PayloadRequest,
  collection: CollectionSlug & ('media' | 'films'),
  name: string,
  others: { where?: Where; trash?: boolean } = {},
): Promise<string | null> {
  const { where = {}, trash = false } = others
  const same = { ...where, filename: { contains: `.${markOf(name)}.` } }
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    req,
    trash,
    where: same,
  })
  return docs[0]?.filename ?? null
}
