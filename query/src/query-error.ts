export type QueryPart =
  | 'filters'
  | 'sort'
  | 'fields'
  | 'populate'
  | 'pagination'
  | 'limit'
  | 'offset'
  | 'count'
  | '_q'

/** A query that the contract rejects; the message may be shown to the caller. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly part: QueryPart | undefined

  constructor(message: string, part?: QueryPart) {
    super(message)
    this.part = part
  }
}

export function invalidParameter(name: string, part: QueryPart): QueryError {
  return new QueryError(`Invalid parameter ${name}`, part)
}
