import { normaliseText } from '@nas/domain/text'

export interface Option {
  id: number
  name: string
}

/** The kind of place stands before its name; people type the name alone. */
const kinds = /^(tinh|thanh pho|tp\.?|quan|huyen|thi xa|phuong|xa|thi tran) /

const bareName = (name: string): string => normaliseText(name).replace(kinds, '')

/** Options that hold the text, accents and case aside; those that begin with it come first. */
export function searchOptions(options: readonly Option[], text: string): Option[] {
  const wanted = normaliseText(text)
  if (wanted === '') return [...options]
  const found = options.filter(({ name }) => normaliseText(name).includes(wanted))
  const rank = ({ name }: Option) =>
    bareName(name).startsWith(bareName(text)) || normaliseText(name).startsWith(wanted) ? 0 : 1
  return found.sort((a, b) => rank(a) - rank(b))
}

/** The option that the text names exactly, with or without its kind; undefined when none or several. */
export function namedOption(options: readonly Option[], text: string): Option | undefined {
  const wanted = normaliseText(text)
  if (wanted === '') return undefined
  const exact = options.filter(({ name }) => normaliseText(name) === wanted)
  const bare = options.filter(({ name }) => bareName(name) === wanted)
  if (exact.length > 0) return exact[0]
  return bare.length === 1 ? bare[0] : undefined
}
