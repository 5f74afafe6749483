{{- define "image" -}}
cgr.dev/acme/app:1
{{- end }}
