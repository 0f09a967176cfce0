import type { Condition } from '@nas/query/condition'
import { contentShape } from './shapes.ts'

interface Link {
  relation: string
  target: string
  id: number
}

/** @returns null unless the condition names one related record, such as a product's category */
export function linkOf(name: string, part: Condition): Link | null {
  if (part.kind !== 'some' || part.condition.kind !== 'compare') return null
  const { relation, target, condition } = part
  const known = contentShape(name).relations.get(relation)
  const isOne = condition.attribute === 'id' && condition.operator === '$eq'
  return known !== undefined && known.via === undefined && isOne
    ? { relation, target, id: Number(condition.value) }
    : null
}
