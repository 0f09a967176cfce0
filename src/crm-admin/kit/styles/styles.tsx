/** Mounted with its screen: an imported CSS file would be part of the shop's style sheet. */
export function Styles({ name, css }: { name: string; css: string }) {
  return (
    <style href={`crm-${name}`} precedence="default">
      {css}
    </style>
  )
}
