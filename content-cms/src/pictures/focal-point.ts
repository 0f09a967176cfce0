import type { CollectionBeforeOperationHook } from 'payload'

/** From 1, because Payload takes 0 for no point. */
function percent(value: unknown): number {
  const given = Number(value ?? 50)
  return Number.isNaN(given) ? 50 : Math.round(Math.min(Math.max(given, 1), 100))
}

/**
 * Stores the point of the form as two numbers of the record. Payload would draw all sizes again under
 * the same names, which browsers keep for a year (ADR 0185), and a replaced picture would keep the
 * point.
 */
export const takeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { uploadEdits, ...query } = req.query
  req.query = query
  const { focalPoint } = Object(uploadEdits)
  if (!focalPoint && !req.file) return args
  const { x, y } = Object(focalPoint)
  return { ...args, data: { ...Object(args.data), focalX: percent(x), focalY: percent(y) } }
}
