import { Link } from '@tanstack/react-router'

/** A link to the order's code in the list, which also handles an unknown code. */
export function OrderLink({ code }: { code: string }) {
  return (
    <Link to="/orders" search={{ q: code }}>
      {code}
    </Link>
  )
}
