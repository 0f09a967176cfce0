import { normaliseText } from '@nas/domain/text'
import { invalidParameter } from '@nas/query/query-error'

/** A Vietnamese number or the beginning of one, however it is spaced. */
const typedPhone =
  /(?<![\p{L}\d+-])\(?(?:(?:\+84[\s.()-]*0?|0)[\s.()-]*[35789](?:[\s.()-]*\d){0,8}|84[\s.()-]*[35789](?:[\s.()-]*\d){8})(?!\d)/gu

const mostWords = 20

/**
 * The words of a search as the texts of long lists are folded; a phone is one word, in the form it is
 * stored in.
 * @throws QueryError when there are too many
 */
export function searchWords(text: string): string[] {
  const phones = text.replace(typedPhone, (phone) => phone.replace(/\D/g, '').replace(/^840?/, '0'))
  const words = normaliseText(phones).split(' ')
  if (words.length > mostWords) throw invalidParameter('_q', '_q')
  return words
}
