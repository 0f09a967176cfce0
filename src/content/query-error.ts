/** The query asks for something the contract refuses; the message is fit for the caller. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
}

export function invalidParameter(name: string): QueryError {
  return new QueryError(`Invalid parameter ${name}`)
}
