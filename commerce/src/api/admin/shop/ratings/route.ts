export { listForStaff as GET } from '../../../../ratings/http/ratings'
