import { deepestIndent, indentWidth } from './nodes.ts'

const alignments: Record<string, string> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}

/** The style attribute for a block's alignment and indentation, with a space before; '' for none. */
export function blockStyle(node: { format?: unknown; indent?: unknown }): string {
  const align = typeof node.format === 'string' ? alignments[node.format] : undefined
  const steps = Math.min(Number(node.indent) || 0, deepestIndent)
  const parts = [
    ...(align ? [`text-align:${align}`] : []),
    ...(steps > 0 ? [`padding-inline-start:${Math.round(steps) * indentWidth}px`] : []),
  ]
  return parts.length === 0 ? '' : ` style="${parts.join(';')}"`
}
