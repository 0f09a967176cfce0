export { listForStaff as GET } from '../../../../accounts/http/addresses'
