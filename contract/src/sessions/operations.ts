import * as v from 'valibot'
import { credentialsSchema } from '../accounts/fields.js'
import { requiredText } from '../field-schemas.js'
import { type OutputOf, operation, type ParsedOf } from '../operation.js'
import { personSchema } from '../people/fields.js'
import { sessionRequestSchema, sessionSchema, tokensSchema } from './fields.js'

export const signedInSchema = v.object({ ...tokensSchema.entries, person: personSchema })

const challengedSchema = v.object({
  /** Must be sent with the code, within ten minutes. */
  challenge: v.string(),
  account: v.string(),
})

export const passwordAnswerSchema = v.union([signedInSchema, challengedSchema])

/** Answers 401 `invalid_credentials` for any wrong name or password. */
export const signIn = operation('POST /sign-in', {
  visitor: true,
  input: v.object({
    ...v.pick(credentialsSchema, ['identifier', 'password']).entries,
    session: sessionRequestSchema,
  }),
  answer: passwordAnswerSchema,
})

/** The account id, or null, and the compared form of the name: attempts count together by it. */
export const findHolder = operation('POST /sign-in-holder', {
  key: true,
  input: v.object({ identifier: v.string() }),
  answer: v.object({ account: v.nullable(v.string()), key: v.string() }),
})

const refresh = v.object({ refresh: requiredText(1000) })

/** The next tokens of a browser; 401 when the session has ended. */
export const renewSession = operation('POST /sessions/renew', {
  visitor: true,
  input: refresh,
  answer: v.object({ ...tokensSchema.entries, remember: v.boolean() }),
})

/** Has no effect without a session. */
export const endByRefresh = operation('POST /sessions/end', { visitor: true, input: refresh })

export const listSessions = operation('GET /me/sessions', {
  member: true,
  staff: 'enrolling',
  wire: 'GET /app/sessions',
  summary: 'Devices on which the caller is signed in',
  answer: v.array(sessionSchema),
  as: 'sessions',
})

/** Answers the remaining sessions. */
export const endSession = operation('POST /me/sessions/end', {
  member: true,
  staff: 'enrolling',
  wire: 'POST /app/endsession',
  summary: 'Sign out another device of the caller, or `others`',
  input: v.object({ session: requiredText(100) }),
  answer: v.array(sessionSchema),
  as: 'sessions',
})

/**
 * A code by which Payload's admin learns which member of staff opens it (ADR 0222). `challenge`: the
 * SHA-256, in base64url, of the text that Payload keeps in the browser.
 */
export const askEditorCode = operation('POST /me/editor-code', {
  staff: 'own',
  wire: 'POST /app/editorcode',
  summary: 'A code, valid for a minute, that signs the caller in to Payload’s admin',
  input: v.object({
    challenge: v.pipe(v.string('malformed'), v.regex(/^[\w-]{43}$/, 'malformed')),
  }),
  answer: v.object({ code: v.string() }),
})

/** For Payload, which has no key of commerce; not in `/api`. Answers link_expired for other codes. */
export const readEditorCode = operation('POST /editor-code', {
  visitor: true,
  input: v.object({ code: requiredText(1000), verifier: requiredText(100) }),
  answer: v.object({
    staff: v.string(),
    name: v.string(),
    /** Whether the account has a second factor, which its session has passed. */
    second_factor: v.boolean(),
  }),
})

export type Credentials = ParsedOf<typeof signIn>
export type SignedIn = v.InferOutput<typeof signedInSchema>
export type PasswordAnswer = OutputOf<typeof signIn>
export type Renewed = OutputOf<typeof renewSession>
export type EditorCode = ParsedOf<typeof readEditorCode>
export type StaffOfCode = OutputOf<typeof readEditorCode>
