export { ipn as GET } from '../../../../../../payments/http/gateways'
