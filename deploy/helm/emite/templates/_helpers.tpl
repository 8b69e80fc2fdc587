{{- define "emite.labels" -}}
app.kubernetes.io/name: emite
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* Of one process: (dict "root" $ "of" "api") */}}
{{- define "emite.selector" -}}
app.kubernetes.io/name: emite
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .of }}
{{- end }}

{{- define "emite.name" -}}
{{- printf "%s-%s" .root.Release.Name .of | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* (dict "root" $ "of" "api"), with a tag and a digest of its own where it has them */}}
{{- define "emite.image" -}}
{{- $image := .root.Values.image -}}
{{- $digest := .digest -}}
{{- if not .tag }}{{ $digest = get $image.digests .of }}{{ end -}}
{{- printf "%s-%s:%s" $image.repository .of (.tag | default $image.tag | default .root.Chart.AppVersion) }}
{{- with $digest }}{{ printf "@%s" . }}{{ end }}
{{- end }}

{{/* Component of the workers of a version that is not the release's own. */}}
{{- define "emite.workerOf" -}}
{{- .of | default (printf "worker-%s" (regexReplaceAll "[^a-z0-9]+" (lower .version) "-" | trunc 40 | trimSuffix "-")) }}
{{- end }}

{{/* (dict "root" $ "version" "1.4.0") */}}
{{- define "emite.workerSettings" -}}
{{ include "emite.product" .root }}
CONSOLE_URL: {{ .root.Values.consoleUrl | quote }}
{{- with .version }}
WORKER_VERSION: {{ . | quote }}
{{- end }}
{{- if .root.Values.worker.journalClaim }}
JOURNAL_DIR: /journal
{{- end }}
{{- end }}

{{- define "emite.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "emite.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* Processes of one kind on different machines, where there are some. */}}
{{- define "emite.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "emite.selector" . | nindent 8 }}
{{- end }}

{{/* (list map map): later ones win. */}}
{{- define "emite.env" -}}
{{- range $name, $value := mergeOverwrite (dict) (index . 0) (index . 1) (index . 2) }}
- name: {{ $name }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{/* What files of secrets are for, as settings. */}}
{{- define "emite.trust" -}}
{{- if .Values.secrets.trustedCa }}
NODE_EXTRA_CA_CERTS: /run/emite/trusted/ca.pem
{{- end }}
{{- end }}

{{/* Of API and workers. */}}
{{- define "emite.product" -}}
PUBLIC_URL: {{ .Values.publicUrl | quote }}
SANDBOX_URL: {{ .Values.sandbox.enabled | ternary "https://sandbox:4100" .Values.sandbox.url | quote }}
SANDBOX_CA_FILE: /run/emite/sandbox/ca.pem
TEMPORAL_ADDRESS: {{ .Values.temporal.address | quote }}
TEMPORAL_NAMESPACE: {{ .Values.temporal.namespace | quote }}
TEMPORAL_TLS: "on"
{{- if .Values.temporal.tlsSecret }}
TEMPORAL_TLS_CA: /run/emite/temporal/ca.pem
{{- if .Values.temporal.clientCertificate }}
TEMPORAL_TLS_CERT: /run/emite/temporal/tls.crt
TEMPORAL_TLS_KEY: /run/emite/temporal/tls.key
{{- end }}
{{- end }}
{{- with .Values.temporal.serverName }}
TEMPORAL_TLS_SERVER_NAME: {{ . | quote }}
{{- end }}
{{- include "emite.trust" . }}
{{- end }}

{{- define "emite.productMounts" -}}
- name: sandbox-ca
  mountPath: /run/emite/sandbox
  readOnly: true
{{- if .Values.temporal.tlsSecret }}
- name: temporal-tls
  mountPath: /run/emite/temporal
  readOnly: true
{{- end }}
{{- include "emite.trustMount" . }}
{{- end }}

{{- define "emite.productVolumes" -}}
- name: sandbox-ca
  secret:
    secretName: {{ .Values.secrets.sandboxCa }}
    items:
      - key: ca.pem
        path: ca.pem
{{- with .Values.temporal.tlsSecret }}
- name: temporal-tls
  secret:
    secretName: {{ . }}
{{- end }}
{{- include "emite.trustVolume" . }}
{{- end }}

{{- define "emite.trustMount" -}}
{{- if .Values.secrets.trustedCa }}
- name: trusted-ca
  mountPath: /run/emite/trusted
  readOnly: true
{{- end }}
{{- end }}

{{- define "emite.trustVolume" -}}
{{- with .Values.secrets.trustedCa }}
- name: trusted-ca
  secret:
    secretName: {{ . }}
{{- end }}
{{- end }}

{{/* A budget of disruptions: (dict "root" $ "of" "api" "budget" .Values.api.disruption) */}}
{{- define "emite.budget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "emite.name" . }}
  labels:
    {{- include "emite.labels" .root | nindent 4 }}
spec:
  {{- toYaml .budget | nindent 2 }}
  selector:
    matchLabels:
      {{- include "emite.selector" . | nindent 6 }}
{{- end }}
