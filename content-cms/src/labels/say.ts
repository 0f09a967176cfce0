import type { PayloadRequest } from 'payload'
import type { Label } from './label'

/** The sentence in the language of the one who asks; Vietnamese when it is not known. */
export function say(req: PayloadRequest, sentence: Label): string {
  return req.i18n?.language === 'en' ? sentence.en : sentence.vi
}
