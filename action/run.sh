#!/bin/sh
# Runs the command line of Specshelf with the inputs of the action, which are the variables INPUT_*. Values are passed as
# `--option=value`, and files after `--`, so that none of them is read as another option.
set -eu

fail() {
  printf '::error::%s\n' "$1"
  exit 2
}

# Removes spaces and carriage returns at both ends of a line.
trim() {
  printf '%s' "$1" | tr -d '\r' | sed 's/^[[:space:]]*//; s/[[:space:]]*$//'
}

command=$(trim "${INPUT_COMMAND:-check}")
case $command in
  check | publish | diff) ;;
  *) fail 'The input command must be check, publish, or diff.' ;;
esac

# Only a version or a tag of the registry: npx also installs from URLs and folders.
version=$(trim "${INPUT_VERSION:-}")
case $version in
  '' | [!0-9A-Za-z]* | *[!0-9A-Za-z.+-]*) fail 'The input version must be a version of @specshelf/cli, such as 1.2.3.' ;;
esac

command -v npx > /dev/null || fail 'npx was not found. Add actions/setup-node before this step.'

set -- "$command"

spec=$(trim "${INPUT_SPEC:-}")
[ -z "$spec" ] || set -- "$@" "--spec=$spec"
fail_on=$(trim "${INPUT_FAIL_ON:-}")
[ -z "$fail_on" ] || set -- "$@" "--fail-on=$fail_on"
against=$(trim "${INPUT_AGAINST:-}")
[ -z "$against" ] || set -- "$@" "--against=$against"

while IFS= read -r line; do
  line=$(trim "$line")
  [ -z "$line" ] || set -- "$@" "--label=$line"
done << END
${INPUT_LABEL:-}
END

case $(trim "${INPUT_COMMENT:-false}") in
  true)
    set -- "$@" --comment
    # Only the comment needs this token.
    [ -z "${INPUT_GITHUB_TOKEN:-}" ] || export GITHUB_TOKEN="$INPUT_GITHUB_TOKEN"
    ;;
  false | '') ;;
  *) fail 'The input comment must be true or false.' ;;
esac

while IFS= read -r line; do
  line=$(trim "$line")
  [ -z "$line" ] || set -- "$@" "$line"
done << END
${INPUT_ARGUMENTS:-}
END

set -- "$@" --
while IFS= read -r line; do
  line=$(trim "$line")
  [ -z "$line" ] || set -- "$@" "$line"
done << END
${INPUT_FILES:-}
END

# Empty inputs keep the variables of the job.
server=$(trim "${INPUT_SERVER:-}")
[ -z "$server" ] || export SPECSHELF_BASE_URL="$server"
organization=$(trim "${INPUT_ORGANIZATION:-}")
[ -z "$organization" ] || export SPECSHELF_ORGANIZATION="$organization"
token=$(trim "${INPUT_TOKEN:-}")
[ -z "$token" ] || export SPECSHELF_TOKEN="$token"
unset INPUT_TOKEN INPUT_GITHUB_TOKEN

exec npx --yes "@specshelf/cli@$version" "$@"
