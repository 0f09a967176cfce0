import type { Permission } from '@nas/domain/duties'
import type { PlainObject } from '@nas/query/plain-values'
import type { ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import { readBody } from './body.ts'
import type { Access } from './caller.ts'
import type { AnswerDescription, ApiRequest, BodyForm, Endpoint, Method } from './endpoint.ts'
import { readFields } from './field-problems.ts'
import type { LimitName } from './rate-limits.ts'

type Schema = v.GenericSchema

interface CallDescription<B extends Schema, P extends Schema> {
  method: Method
  path: string
  summary: string
  access: Access
  permission?: Permission
  beforeFactor?: true
  personal?: true
  limit?: LimitName
  queries?: ResourceShape
  body?: { schema: B; form: BodyForm }
  /** Parameters of the query string; the query language itself is for resources. */
  parameters?: P
  answer: AnswerDescription
  run(
    request: ApiRequest,
    given: { body: v.InferOutput<B>; parameters: v.InferOutput<P> },
  ): Promise<unknown> | unknown
}

/** A call that is no operation of a resource: what it takes is checked before it runs. */
export function call<B extends Schema, P extends Schema>(
  description: CallDescription<B, P>,
): Endpoint {
  const { run, body, parameters, ...rest } = description
  return {
    ...rest,
    ...(body && { body }),
    ...(parameters && { parameters }),
    handle: async (request) => {
      const checked = parameters ? readFields(parameters, request.query) : undefined
      const fields: PlainObject = body ? readBody(await request.body(), body.form) : {}
      return run(request, {
        body: (body ? readFields(body.schema, fields) : undefined) as v.InferOutput<B>,
        parameters: checked as v.InferOutput<P>,
      })
    },
  }
}
