export { average as GET } from '../../../../../ratings/http/ratings'
