# Prints the path of a Node.js of at least 20.18.1; or says so on the error stream when there is none, and prints nothing.
# The rules are those of find-node.sh: PATH, the runner's tool cache, the runner's own Node.js (container jobs are Linux
# only); a candidate counts only if it starts and prints its version; nothing from the workspace is started, nor in it.
# Usage: find-node.ps1 [workspace]; without it $env:GITHUB_WORKSPACE.
param([string] $Workspace = $env:GITHUB_WORKSPACE)

$ErrorActionPreference = 'Stop'
$minimum = [version] '20.18.1'
$limitMilliseconds = 10000

# The path with every link on the way to it followed; $null where they lead in a circle.
function Resolve-Link([string] $Path) {
  $real = [System.IO.Path]::GetFullPath($Path)
  for ($hops = 0; $hops -lt 40; $hops++) {
    $link = $real
    while ($link -and -not [System.IO.FileInfo]::new($link).LinkTarget) {
      $link = [System.IO.Path]::GetDirectoryName($link)
    }
    if (-not $link) { return $real }
    $rest = $real.Substring($link.Length).TrimStart('\', '/')
    $target = [System.IO.FileInfo]::new($link).LinkTarget
    $folder = [System.IO.Path]::GetDirectoryName($link)
    $real = [System.IO.Path]::GetFullPath([System.IO.Path]::Combine($folder, $target, $rest))
  }
  return $null
}

# Whether a folder may be searched: an absolute path, outside of the workspace as written and with its links followed.
function Test-TrustedDirectory([string] $Directory) {
  if (-not $Directory) { return $false }
  if (-not [System.IO.Path]::IsPathFullyQualified($Directory)) { return $false }
  if (-not (Test-Path -LiteralPath $Directory -PathType Container)) { return $false }
  if (-not $Workspace) { return $true }
  $separator = [System.IO.Path]::DirectorySeparatorChar
  $real = Resolve-Link $Directory
  if (-not $real) { return $false }
  foreach ($folder in [System.IO.Path]::GetFullPath($Directory), $real) {
    foreach ($root in [System.IO.Path]::GetFullPath($Workspace), "$(Resolve-Link $Workspace)") {
      $inner = $folder.TrimEnd('\', '/') + $separator
      $outer = $root.TrimEnd('\', '/') + $separator
      if ($inner.StartsWith($outer, [System.StringComparison]::OrdinalIgnoreCase)) { return $false }
    }
  }
  return $true
}

# Whether a file may be started: no link on the way to it leads into the workspace.
function Test-TrustedFile([string] $File) {
  $real = Resolve-Link $File
  return $real -and (Test-TrustedDirectory ([System.IO.Path]::GetDirectoryName($real)))
}

$neutralDirectory = [System.IO.Path]::GetTempPath()
if (Test-TrustedDirectory $env:RUNNER_TEMP) { $neutralDirectory = $env:RUNNER_TEMP }

# Standard output of the program with these arguments; $null when it does not start, fails, or takes too long.
function Invoke-Candidate([string] $Program, [string[]] $Arguments) {
  $start = [System.Diagnostics.ProcessStartInfo]::new($Program)
  foreach ($argument in $Arguments) { $start.ArgumentList.Add($argument) }
  $start.WorkingDirectory = $neutralDirectory
  $start.UseShellExecute = $false
  $start.CreateNoWindow = $true
  $start.RedirectStandardInput = $true
  $start.RedirectStandardOutput = $true
  $start.RedirectStandardError = $true
  [void] $start.Environment.Remove('NODE_OPTIONS')
  try {
    $process = [System.Diagnostics.Process]::Start($start)
    $process.StandardInput.Close()
    $output = $process.StandardOutput.ReadToEndAsync()
    [void] $process.StandardError.ReadToEndAsync()
    if (-not $process.WaitForExit($limitMilliseconds)) {
      $process.Kill($true)
      return $null
    }
    if ($process.ExitCode -ne 0) { return $null }
    if (-not $output.Wait($limitMilliseconds)) { return $null }
    return $output.Result.Trim()
  } catch {
    return $null
  }
}

# The program to start for a candidate that is a Node.js new enough, behind a version manager's shim the real one; else $null.
function Resolve-Candidate([string] $Program) {
  if (-not (Test-Path -LiteralPath $Program -PathType Leaf)) { return $null }
  if (-not (Test-TrustedFile $Program)) { return $null }
  $found = Invoke-Candidate $Program @('--version')
  $match = [regex]::Match("$found", '^v(\d{1,9}\.\d{1,9}\.\d{1,9})(\D|$)')
  if (-not $match.Success -or [version] $match.Groups[1].Value -lt $minimum) { return $null }
  $real = Invoke-Candidate $Program @('-p', 'process.execPath')
  if ($real -and (Test-Path -LiteralPath $real -PathType Leaf) -and (Test-TrustedFile $real)) { return $real }
  return $Program
}

$candidates = [System.Collections.Generic.List[string]]::new()

foreach ($directory in "$env:PATH".Split([System.IO.Path]::PathSeparator)) {
  $directory = $directory.Trim().Trim('"')
  if (Test-TrustedDirectory $directory) { $candidates.Add((Join-Path $directory 'node.exe')) }
}

if (Test-TrustedDirectory $env:RUNNER_TOOL_CACHE) {
  $cache = Join-Path $env:RUNNER_TOOL_CACHE 'node'
  $versions = @(Get-ChildItem -LiteralPath $cache -Directory -ErrorAction SilentlyContinue |
      Where-Object { $_.Name -match '^\d{1,9}\.\d{1,9}\.\d{1,9}$' } |
      Sort-Object -Descending -Property { [version] $_.Name })
  foreach ($version in $versions) {
    foreach ($architecture in 'x64', 'arm64') {
      $candidates.Add((Join-Path $version.FullName $architecture 'node.exe'))
    }
  }
}

# The runner keeps its temporary folder in its work folder, which by default lies in its root.
if ($env:RUNNER_TEMP) {
  $root = $env:RUNNER_TEMP
  foreach ($level in 1, 2, 3) {
    $root = [System.IO.Path]::GetDirectoryName($root)
    if (-not $root) { break }
    if (Test-TrustedDirectory $root) {
      $candidates.Add((Join-Path $root 'externals' 'node24' 'bin' 'node.exe'))
    }
  }
}

foreach ($candidate in $candidates) {
  $program = Resolve-Candidate $candidate
  if ($program) { return $program }
}

[Console]::Error.WriteLine('::error title=No Node.js::No Node.js of at least 20.18.1 starts on this machine.')
[Console]::Error.WriteLine("Use the action at the root of this repository, platform-actions/platform-actions, with the input 'command': it brings its own Node.js. Or let actions/setup-node run before this step.")
