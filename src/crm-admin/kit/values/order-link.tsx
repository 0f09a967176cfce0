import { Link } from '@tanstack/react-router'

export function OrderLink({ code }: { code: string }) {
  return (
    <Link to="/orders" search={{ q: code }}>
      {code}
    </Link>
  )
}
