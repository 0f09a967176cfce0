import * as v from 'valibot'
import { operation } from '../operation.js'

/**
 * For Payload's admin, which has no key of commerce; not in `/api`. The token is valid once;
 * commerce asks Payload for recipient and words, so a caller can choose neither.
 */
export const sendTestEmail = operation('POST /test-emails', {
  visitor: true,
  input: v.object({ token: v.pipe(v.string('malformed'), v.uuid('malformed')) }),
  /** `file`: without a mail server it was written to a file. */
  answer: v.object({ result: v.picklist(['sent', 'file', 'failed']) }),
})
