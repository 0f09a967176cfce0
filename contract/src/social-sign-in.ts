import * as v from 'valibot'
import { consentBoxes, consentBoxesOf } from './accounts/fields.js'

const accessToken = v.pipe(
  v.string('malformed'),
  v.nonEmpty('required'),
  v.maxLength(4096, 'too_long'),
)

/** Body of `POST /api/auth/{provider}/callback`; a person without an account needs the consents. */
export const accessTokenSchema = v.object({ access_token: accessToken, ...consentBoxes })

const boxInQuery = v.pipe(
  v.optional(v.picklist(['true', 'false'], 'malformed'), 'false'),
  v.transform((given) => given === 'true'),
)

export const accessTokenQuerySchema = v.object({
  access_token: accessToken,
  ...consentBoxesOf(boxInQuery),
})
