export { list as GET } from '../../../../accounts/http/people'
