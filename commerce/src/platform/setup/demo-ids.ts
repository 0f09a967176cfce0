import { generateEntityId } from '@medusajs/framework/utils'

/** A permanent id that marks a row as part of the demo. */
export const demoId = (prefix: string): string => generateEntityId(undefined, `${prefix}_demo`)

/** Condition: the id of this SQL expression belongs to the demo. */
export const demoIds = (id: string): string => `${id} ~ '^[a-z]+_demo_'`
