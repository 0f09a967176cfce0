import * as v from 'valibot'
import { callHeaders, notePublished } from '../../transport/acting.ts'
import {
  BackendDownError,
  MissingRecordError,
  RejectedError,
  StaleError,
} from '../../transport/gateway-errors.ts'

const defaultTimeoutMs = 15_000

export interface WriterSettings {
  contentUrl: string
  contentWriteKey: string
}

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Record<string, string>
  body?: object | FormData
  timeoutMs?: number | undefined
}

const problemSchema = v.object({
  path: v.string(),
  message: v.string(),
  code: v.optional(v.string(), 'invalid'),
  locale: v.nullish(v.string()),
  /** With `price_unconfirmed`: the former price. */
  price: v.optional(v.number()),
})
const rejectionSchema = v.object({
  errors: v.array(
    v.object({
      message: v.optional(v.string(), 'The request was refused'),
      data: v.optional(
        v.object({ code: v.optional(v.string()), errors: v.optional(v.array(problemSchema)) }),
      ),
    }),
  ),
})

export type FieldProblem = v.InferOutput<typeof problemSchema>

/** Client of Payload with the shop's key for writing. Every failure is thrown as a GatewayError. */
export interface WriterClient {
  /** @param nameOf maps the field of a problem to its name on the wire */
  send<S extends v.GenericSchema>(
    path: string,
    schema: S,
    sent?: Sent,
    nameOf?: (problem: FieldProblem) => string,
  ): Promise<v.InferOutput<S>>
}

export function createWriterClient({ contentUrl, contentWriteKey }: WriterSettings): WriterClient {
  return {
    async send(path, schema, sent = {}, nameOf = ({ path }) => path) {
      const { method = 'GET', query, body, timeoutMs = defaultTimeoutMs } = sent
      const url = new URL(`/api${path}`, contentUrl)
      url.search = new URLSearchParams({ depth: '0', locale: 'vi', ...query }).toString()
      const isForm = body instanceof FormData
      let status: number
      let answer: unknown
      try {
        const response = await fetch(url, {
          method,
          headers: {
            Authorization: `clients API-Key ${contentWriteKey}`,
            'Accept-Language': 'en',
            ...callHeaders(),
            ...(body && !isForm && { 'Content-Type': 'application/json' }),
          },
          body: body && (isForm ? body : JSON.stringify(body)),
          signal: AbortSignal.timeout(timeoutMs),
        })
        status = response.status
        notePublished(Number(response.headers.get('content-cursor')))
        answer = await response.json()
        if (response.ok) return v.parse(schema, answer)
      } catch (cause) {
        throw new BackendDownError('content', { cause })
      }
      // Payload answers 403 when a key may write only some records, and also for a missing record.
      if (status === 404 || (status === 403 && method === 'DELETE')) {
        throw new MissingRecordError('No such record')
      }
      if (status === 409) throw new StaleError('The record was changed meanwhile')
      if (status === 400) throw rejectionOf(answer, nameOf)
      throw new BackendDownError('content', { cause: new Error(`${method} ${path}: ${status}`) })
    },
  }
}

function rejectionOf(answer: unknown, nameOf: (problem: FieldProblem) => string): RejectedError {
  const rejection = v.safeParse(rejectionSchema, answer)
  const [first] = rejection.success ? rejection.output.errors : []
  const errors = (first?.data?.errors ?? []).map((problem) => {
    const name = nameOf(problem)
    const { code, price } = problem
    const message = code === 'taken' ? `${name} is already taken` : `${name}: ${problem.message}`
    const known = code === 'taken' || code === 'price_unconfirmed' ? code : 'malformed'
    return { path: [name], code: known, message, ...(price !== undefined && { price }) }
  })
  const { message = 'The content was refused', data } = first ?? {}
  if (data?.code) return new RejectedError({ code: data.code, message, errors })
  return new RejectedError({ code: 'invalid', message: 'The content was rejected', errors })
}
