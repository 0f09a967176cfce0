/**
 * A style element of the back office. As an imported CSS file it would become part of the shop's
 * single style sheet; here it is mounted with the screen that needs it.
 */
export function Styles({ name, css }: { name: string; css: string }) {
  return (
    <style href={`crm-${name}`} precedence="default">
      {css}
    </style>
  )
}
