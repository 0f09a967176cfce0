/** The raw form in which Medusa stores a number beside the number itself. */
export const rawAmount = (value: number) => ({ value: String(value), precision: 20 })

/** The raw form of an SQL expression. */
export const rawAmountSql = (value: string): string =>
  `jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`
