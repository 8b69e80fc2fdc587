from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfse_codigo_justificativa_substituicao import EmissaoNfseCodigoJustificativaSubstituicao
from ..models.emissao_nfse_codigo_opcao_simples_nacional import EmissaoNfseCodigoOpcaoSimplesNacional
from ..models.emissao_nfse_consumidor_final import EmissaoNfseConsumidorFinal
from ..models.emissao_nfse_emitente_dps import EmissaoNfseEmitenteDps
from ..models.emissao_nfse_finalidade_emissao import EmissaoNfseFinalidadeEmissao
from ..models.emissao_nfse_indicador_destinatario import EmissaoNfseIndicadorDestinatario
from ..models.emissao_nfse_indicador_total_tributacao import EmissaoNfseIndicadorTotalTributacao
from ..models.emissao_nfse_mdic import EmissaoNfseMdic
from ..models.emissao_nfse_mecanismo_comercio_ext_prestador import EmissaoNfseMecanismoComercioExtPrestador
from ..models.emissao_nfse_mecanismo_comercio_ext_tomador import EmissaoNfseMecanismoComercioExtTomador
from ..models.emissao_nfse_mod import EmissaoNfseMod
from ..models.emissao_nfse_modo_prestacao import EmissaoNfseModoPrestacao
from ..models.emissao_nfse_motivo_ausencia_nif_destinatario import EmissaoNfseMotivoAusenciaNifDestinatario
from ..models.emissao_nfse_motivo_ausencia_nif_intermediario import EmissaoNfseMotivoAusenciaNifIntermediario
from ..models.emissao_nfse_motivo_ausencia_nif_prestador import EmissaoNfseMotivoAusenciaNifPrestador
from ..models.emissao_nfse_motivo_ausencia_nif_tomador import EmissaoNfseMotivoAusenciaNifTomador
from ..models.emissao_nfse_motivo_emissao_tomador_intermediario import EmissaoNfseMotivoEmissaoTomadorIntermediario
from ..models.emissao_nfse_movimentacao_temporaria_bens import EmissaoNfseMovimentacaoTemporariaBens
from ..models.emissao_nfse_regime_especial_tributacao import EmissaoNfseRegimeEspecialTributacao
from ..models.emissao_nfse_regime_tributario_simples_nacional import EmissaoNfseRegimeTributarioSimplesNacional
from ..models.emissao_nfse_situacao_tributaria_pis_cofins import EmissaoNfseSituacaoTributariaPisCofins
from ..models.emissao_nfse_tipo_ente_governamental import EmissaoNfseTipoEnteGovernamental
from ..models.emissao_nfse_tipo_exigibilidade_suspensao import EmissaoNfseTipoExigibilidadeSuspensao
from ..models.emissao_nfse_tipo_imunidade import EmissaoNfseTipoImunidade
from ..models.emissao_nfse_tipo_operacao_governamental import EmissaoNfseTipoOperacaoGovernamental
from ..models.emissao_nfse_tipo_retencao_iss import EmissaoNfseTipoRetencaoIss
from ..models.emissao_nfse_tipo_retencao_pis_cofins import EmissaoNfseTipoRetencaoPisCofins
from ..models.emissao_nfse_tributacao_iss import EmissaoNfseTributacaoIss
from ..models.emissao_nfse_vinculo_negocio import EmissaoNfseVinculoNegocio
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfse_chaves_nfse_referenciadas import EmissaoNfseChavesNfseReferenciadas
  from ..models.emissao_nfse_documentos import EmissaoNfseDocumentos
  from ..models.emissao_nfse_documentos_referenciados import EmissaoNfseDocumentosReferenciados
  from ..models.emissao_nfse_itens_pedido_compra import EmissaoNfseItensPedidoCompra





T = TypeVar("T", bound="EmissaoNfse")



@_attrs_define
class EmissaoNfse:
    """ 
        Attributes:
            codigo_tributacao_nacional_iss (str): Código de tributação nacional do ISSQN, 6 dígitos
            descricao_servico (str): Descrição do serviço
            valor_servico (str): Valor do serviço, maior que zero
            data_emissao (str | Unset): Data e hora da emissão (ISO 8601); padrão: agora
            versao_aplicativo (str | Unset): Versão do aplicativo; padrão = a da plataforma. Formato: de 1 a 20 caracteres.
            serie_dps (str | Unset): Série da DPS; padrão: a da empresa, ou 1
            numero_dps (str | Unset): Número da DPS, de 1 a 999999999; sem valor, a plataforma numera
            data_competencia (str | Unset): Competência; padrão = data da emissão. Formato: data AAAA-MM-DD.
            emitente_dps (EmissaoNfseEmitenteDps | Unset):
            motivo_emissao_tomador_intermediario (EmissaoNfseMotivoEmissaoTomadorIntermediario | Unset):
            chave_nfse_rejeitada (str | Unset): Chave da NFS-e rejeitada. Formato: chave de acesso de NFS-e, de 50 posições.
            codigo_municipio_emissora (str | Unset): Município emissor (IBGE, 7 dígitos)
            chave_nfse_substituida (str | Unset): Chave da NFS-e a substituir (50 posições). Formato: chave de acesso de
                NFS-e, de 50 posições.
            codigo_justificativa_substituicao (EmissaoNfseCodigoJustificativaSubstituicao | Unset):
            motivo_substituicao (str | Unset): Descrição do motivo; exigida no código 99. Formato: de 15 a 255 caracteres.
            cnpj_prestador (str | Unset): CNPJ do prestador; este ou cpf_prestador
            cpf_prestador (str | Unset): CPF do prestador; este ou cnpj_prestador
            nif_prestador (str | Unset): Número de identificação fiscal no exterior. Formato: de 1 a 40 caracteres.
            motivo_ausencia_nif_prestador (EmissaoNfseMotivoAusenciaNifPrestador | Unset):
            caepf_prestador (str | Unset): Cadastro de Atividade Econômica da Pessoa Física. Formato: CAEPF de 14 dígitos.
            inscricao_municipal_prestador (str | Unset): Inscrição municipal. Formato: de 1 a 15 caracteres.
            razao_social_prestador (str | Unset): Nome ou razão social do prestador
            codigo_municipio_prestador (str | Unset): Município do prestador (IBGE, 7 dígitos); emissor quando falta
                codigo_municipio_emissora
            cep_prestador (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_ext_prestador (str | Unset): País (ISO, 2 letras). Formato: país em 2 letras (ISO 3166).
            cep_ext_prestador (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_prestador (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_prestador (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_prestador (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_prestador (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_prestador (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_prestador (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            telefone_prestador (str | Unset): Telefone, de 6 a 20 dígitos. Formato: de 6 a 20 dígitos.
            email_prestador (str | Unset): E-mail. Formato: de 1 a 80 caracteres.
            codigo_opcao_simples_nacional (EmissaoNfseCodigoOpcaoSimplesNacional | Unset):
            regime_tributario_simples_nacional (EmissaoNfseRegimeTributarioSimplesNacional | Unset):
            regime_especial_tributacao (EmissaoNfseRegimeEspecialTributacao | Unset):
            cnpj_tomador (str | Unset): CNPJ do tomador
            cpf_tomador (str | Unset): CPF do tomador
            nif_tomador (str | Unset): Número de identificação fiscal no exterior. Formato: de 1 a 40 caracteres.
            motivo_ausencia_nif_tomador (EmissaoNfseMotivoAusenciaNifTomador | Unset):
            caepf_tomador (str | Unset): Cadastro de Atividade Econômica da Pessoa Física. Formato: CAEPF de 14 dígitos.
            inscricao_municipal_tomador (str | Unset): Inscrição municipal. Formato: de 1 a 15 caracteres.
            razao_social_tomador (str | Unset): Nome ou razão social do tomador; exigido quando há tomador
            codigo_municipio_tomador (str | Unset): Município (IBGE, 7 dígitos). Formato: código IBGE de 7 dígitos.
            cep_tomador (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_ext_tomador (str | Unset): País (ISO, 2 letras). Formato: país em 2 letras (ISO 3166).
            cep_ext_tomador (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_tomador (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_tomador (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_tomador (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_tomador (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_tomador (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_tomador (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            telefone_tomador (str | Unset): Telefone, de 6 a 20 dígitos. Formato: de 6 a 20 dígitos.
            email_tomador (str | Unset): E-mail. Formato: de 1 a 80 caracteres.
            cnpj_intermediario (str | Unset): CNPJ; um entre CNPJ, CPF, NIF e motivo da falta de NIF. Formato: CNPJ de 14
                posições.
            cpf_intermediario (str | Unset): CPF. Formato: CPF de 11 dígitos.
            nif_intermediario (str | Unset): Número de identificação fiscal no exterior. Formato: de 1 a 40 caracteres.
            motivo_ausencia_nif_intermediario (EmissaoNfseMotivoAusenciaNifIntermediario | Unset):
            caepf_intermediario (str | Unset): Cadastro de Atividade Econômica da Pessoa Física. Formato: CAEPF de 14
                dígitos.
            inscricao_municipal_intermediario (str | Unset): Inscrição municipal. Formato: de 1 a 15 caracteres.
            razao_social_intermediario (str | Unset): Nome ou razão social. Formato: de 1 a 300 caracteres.
            codigo_municipio_intermediario (str | Unset): Município (IBGE, 7 dígitos). Formato: código IBGE de 7 dígitos.
            cep_intermediario (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_ext_intermediario (str | Unset): País (ISO, 2 letras). Formato: país em 2 letras (ISO 3166).
            cep_ext_intermediario (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_intermediario (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_intermediario (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_intermediario (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_intermediario (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_intermediario (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_intermediario (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            telefone_intermediario (str | Unset): Telefone, de 6 a 20 dígitos. Formato: de 6 a 20 dígitos.
            email_intermediario (str | Unset): E-mail. Formato: de 1 a 80 caracteres.
            codigo_municipio_prestacao (str | Unset): Município da prestação (IBGE, 7 dígitos); este ou
                codigo_pais_prestacao
            codigo_pais_prestacao (str | Unset): País da prestação (ISO, 2 letras), para serviço prestado no exterior
            codigo_tributacao_municipal_iss (str | Unset): Código de tributação municipal do ISSQN (3 dígitos). Formato: 3
                dígitos.
            codigo_nbs (str | Unset): Código NBS (9 dígitos); exigido com o grupo de IBS e CBS. Formato: 9 dígitos.
            codigo_interno_contribuinte (str | Unset): Código interno do contribuinte. Formato: de 1 a 20 letras ou dígitos.
            modo_prestacao (EmissaoNfseModoPrestacao | Unset):
            vinculo_negocio (EmissaoNfseVinculoNegocio | Unset):
            codigo_moeda (str | Unset): Moeda (código numérico do BACEN). Formato: 3 dígitos.
            valor_servico_ext (str | Unset): Valor do serviço em moeda estrangeira. Formato: até 15 inteiros e 2 decimais.
            mecanismo_comercio_ext_prestador (EmissaoNfseMecanismoComercioExtPrestador | Unset):
            mecanismo_comercio_ext_tomador (EmissaoNfseMecanismoComercioExtTomador | Unset):
            movimentacao_temporaria_bens (EmissaoNfseMovimentacaoTemporariaBens | Unset):
            numero_declaracao_importacao (str | Unset): Número da declaração de importação. Formato: de 1 a 12 caracteres.
            numero_registro_exportacao (str | Unset): Número do registro de exportação. Formato: de 1 a 12 caracteres.
            mdic (EmissaoNfseMdic | Unset):
            inscricao_imobiliaria (str | Unset): Inscrição imobiliária fiscal da obra. Formato: de 1 a 30 caracteres.
            codigo_obra (str | Unset): Número CNO ou CEI da obra. Formato: de 1 a 30 caracteres.
            codigo_cib_obra (str | Unset): Código no Cadastro Imobiliário Brasileiro. Formato: 8 caracteres.
            cep_obra (str | Unset): CEP. Formato: 8 dígitos.
            cep_ext_obra (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_obra (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_obra (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_obra (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_obra (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_obra (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_obra (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            nome_evento (str | Unset): Nome do evento. Formato: de 1 a 255 caracteres.
            data_inicio_evento (str | Unset): Início do evento. Formato: data AAAA-MM-DD.
            data_fim_evento (str | Unset): Fim do evento. Formato: data AAAA-MM-DD.
            codigo_evento (str | Unset): Código do evento na prefeitura. Formato: de 1 a 30 caracteres.
            cep_evento (str | Unset): CEP. Formato: 8 dígitos.
            cep_ext_evento (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_evento (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_evento (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_evento (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_evento (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_evento (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_evento (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            codigo_documento_tecnico (str | Unset): ART, RRT ou DRT. Formato: de 1 a 40 caracteres.
            documento_referencia (str | Unset): Documento de referência do prestador. Formato: de 1 a 255 caracteres.
            pedido_compra (str | Unset): Número do pedido de compra. Formato: de 1 a 60 caracteres.
            informacoes_complementares (str | Unset): Informações complementares. Formato: de 1 a 2000 caracteres.
            valor_recebido_intermediario (str | Unset): Valor recebido pelo intermediário. Formato: até 15 inteiros e 2
                decimais.
            desconto_incondicionado (str | Unset): Desconto incondicionado. Formato: até 15 inteiros e 2 decimais.
            desconto_condicionado (str | Unset): Desconto condicionado. Formato: até 15 inteiros e 2 decimais.
            percentual_deducao_servico (str | Unset): Dedução em porcentagem. Formato: até 3 inteiros e 2 decimais.
            valor_deducao_servico (str | Unset): Dedução em reais. Formato: até 15 inteiros e 2 decimais.
            tributacao_iss (EmissaoNfseTributacaoIss | Unset):
            codigo_pais_exportacao (str | Unset): País do resultado, na exportação (ISO, 2 letras). Formato: país em 2
                letras (ISO 3166).
            tipo_imunidade (EmissaoNfseTipoImunidade | Unset):
            tipo_exigibilidade_suspensao (EmissaoNfseTipoExigibilidadeSuspensao | Unset):
            numero_processo_suspensao (str | Unset): Número do processo (30 dígitos). Formato: 30 dígitos.
            numero_beneficio_municipal (str | Unset): Identificador do benefício (14 dígitos). Formato: 14 dígitos.
            valor_reducao_base_calculo (str | Unset): Redução da base em reais. Formato: até 15 inteiros e 2 decimais.
            percentual_reducao_base_calculo (str | Unset): Redução da base em porcentagem. Formato: até 3 inteiros e 2
                decimais.
            tipo_retencao_iss (EmissaoNfseTipoRetencaoIss | Unset):
            percentual_aliquota_relativa_municipio (str | Unset): Alíquota do ISSQN; só quando o município de incidência
                está fora do sistema nacional. Formato: 1 inteiro e 2 decimais.
            situacao_tributaria_pis_cofins (EmissaoNfseSituacaoTributariaPisCofins | Unset):
            base_calculo_pis_cofins (str | Unset): Base de cálculo. Formato: até 15 inteiros e 2 decimais.
            aliquota_pis (str | Unset): Alíquota do PIS. Formato: até 2 inteiros e 2 decimais.
            aliquota_cofins (str | Unset): Alíquota da COFINS. Formato: até 2 inteiros e 2 decimais.
            valor_pis (str | Unset): Valor do PIS; padrão = base x alíquota. Formato: até 15 inteiros e 2 decimais.
            valor_cofins (str | Unset): Valor da COFINS; padrão = base x alíquota. Formato: até 15 inteiros e 2 decimais.
            tipo_retencao_pis_cofins (EmissaoNfseTipoRetencaoPisCofins | Unset):
            valor_cp (str | Unset): Contribuição previdenciária retida. Formato: até 15 inteiros e 2 decimais.
            valor_irrf (str | Unset): IRRF retido. Formato: até 15 inteiros e 2 decimais.
            valor_csll (str | Unset): CSLL retida. Formato: até 15 inteiros e 2 decimais.
            valor_total_tributos_federais (str | Unset): Tributos federais. Formato: até 15 inteiros e 2 decimais.
            valor_total_tributos_estaduais (str | Unset): Tributos estaduais. Formato: até 15 inteiros e 2 decimais.
            valor_total_tributos_municipais (str | Unset): Tributos municipais. Formato: até 15 inteiros e 2 decimais.
            percentual_total_tributos_federais (str | Unset): Tributos federais. Formato: até 3 inteiros e 2 decimais.
            percentual_total_tributos_estaduais (str | Unset): Tributos estaduais. Formato: até 3 inteiros e 2 decimais.
            percentual_total_tributos_municipais (str | Unset): Tributos municipais. Formato: até 3 inteiros e 2 decimais.
            indicador_total_tributacao (EmissaoNfseIndicadorTotalTributacao | Unset): O emitente não informa o total; só
                MEI, cujo padrão é este. Formato: um de 0 (não informa o total aproximado de tributos).
            percentual_total_tributos_simples_nacional (str | Unset): Alíquota aproximada do Simples Nacional. Formato: até
                2 inteiros e 2 decimais.
            finalidade_emissao (EmissaoNfseFinalidadeEmissao | Unset): Finalidade da NFS-e; padrão 0. Formato: um de 0
                (regular).
            consumidor_final (EmissaoNfseConsumidorFinal | Unset):
            codigo_indicador_operacao (str | Unset): Código indicador da operação (6 dígitos). Formato: 6 dígitos.
            tipo_operacao_governamental (EmissaoNfseTipoOperacaoGovernamental | Unset):
            tipo_ente_governamental (EmissaoNfseTipoEnteGovernamental | Unset):
            indicador_destinatario (EmissaoNfseIndicadorDestinatario | Unset):
            cnpj_destinatario (str | Unset): CNPJ; um entre CNPJ, CPF, NIF e motivo da falta de NIF. Formato: CNPJ de 14
                posições.
            cpf_destinatario (str | Unset): CPF. Formato: CPF de 11 dígitos.
            nif_destinatario (str | Unset): Número de identificação fiscal no exterior. Formato: de 1 a 40 caracteres.
            motivo_ausencia_nif_destinatario (EmissaoNfseMotivoAusenciaNifDestinatario | Unset):
            razao_social_destinatario (str | Unset): Nome ou razão social. Formato: de 1 a 150 caracteres.
            codigo_municipio_destinatario (str | Unset): Município (IBGE, 7 dígitos). Formato: código IBGE de 7 dígitos.
            cep_destinatario (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_ext_destinatario (str | Unset): País (ISO, 2 letras). Formato: país em 2 letras (ISO 3166).
            cep_ext_destinatario (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_destinatario (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_destinatario (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_destinatario (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_destinatario (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_destinatario (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_destinatario (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            telefone_destinatario (str | Unset): Telefone, de 6 a 20 dígitos. Formato: de 6 a 20 dígitos.
            email_destinatario (str | Unset): E-mail. Formato: de 1 a 80 caracteres.
            inscricao_imobiliaria_imovel (str | Unset): Inscrição imobiliária fiscal. Formato: de 1 a 30 caracteres.
            codigo_cib_imovel (str | Unset): Código no Cadastro Imobiliário Brasileiro. Formato: 8 caracteres.
            cep_imovel (str | Unset): CEP. Formato: 8 dígitos.
            cep_ext_imovel (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_imovel (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_imovel (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_imovel (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_imovel (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_imovel (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_imovel (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            ibs_cbs_situacao_tributaria (str | Unset): Situação tributária (3 dígitos); aciona o grupo. Formato: 3 dígitos.
            ibs_cbs_classificacao_tributaria (str | Unset): Classificação tributária (6 dígitos). Formato: 6 dígitos.
            ibs_cbs_credito_codigo_classificacao (str | Unset): Classificação do crédito presumido. Formato: 2 dígitos.
            ibs_cbs_situacao_tributaria_regular (str | Unset): CST na tributação regular. Formato: 3 dígitos.
            ibs_cbs_classificacao_tributaria_regular (str | Unset): Classificação na tributação regular. Formato: 6 dígitos.
            ibs_uf_percentual_diferimento (str | Unset): Diferimento do IBS estadual. Formato: até 3 inteiros e 2 decimais.
            ibs_mun_percentual_diferimento (str | Unset): Diferimento do IBS municipal. Formato: até 3 inteiros e 2
                decimais.
            cbs_percentual_diferimento (str | Unset): Diferimento da CBS. Formato: até 3 inteiros e 2 decimais.
            itens_pedido_compra (list[EmissaoNfseItensPedidoCompra] | Unset): Item do pedido de compra
            documentos (list[EmissaoNfseDocumentos] | Unset): Documentos que comprovam a dedução (até 1000)
            chaves_nfse_referenciadas (list[EmissaoNfseChavesNfseReferenciadas] | Unset): Chave da NFS-e referenciada
            documentos_referenciados (list[EmissaoNfseDocumentosReferenciados] | Unset): Documentos de reembolso, repasse ou
                ressarcimento (até 1000)
            mod (EmissaoNfseMod | Unset): Modelo do documento: NFSE = NFS-e; deve corresponder à rota
            indicador_operacao_zfm_alc (Any | Unset): Alíquota zero de CBS em ZFM ou ALC; fora do leiaute 1.01
     """

    codigo_tributacao_nacional_iss: str
    descricao_servico: str
    valor_servico: str
    data_emissao: str | Unset = UNSET
    versao_aplicativo: str | Unset = UNSET
    serie_dps: str | Unset = UNSET
    numero_dps: str | Unset = UNSET
    data_competencia: str | Unset = UNSET
    emitente_dps: EmissaoNfseEmitenteDps | Unset = UNSET
    motivo_emissao_tomador_intermediario: EmissaoNfseMotivoEmissaoTomadorIntermediario | Unset = UNSET
    chave_nfse_rejeitada: str | Unset = UNSET
    codigo_municipio_emissora: str | Unset = UNSET
    chave_nfse_substituida: str | Unset = UNSET
    codigo_justificativa_substituicao: EmissaoNfseCodigoJustificativaSubstituicao | Unset = UNSET
    motivo_substituicao: str | Unset = UNSET
    cnpj_prestador: str | Unset = UNSET
    cpf_prestador: str | Unset = UNSET
    nif_prestador: str | Unset = UNSET
    motivo_ausencia_nif_prestador: EmissaoNfseMotivoAusenciaNifPrestador | Unset = UNSET
    caepf_prestador: str | Unset = UNSET
    inscricao_municipal_prestador: str | Unset = UNSET
    razao_social_prestador: str | Unset = UNSET
    codigo_municipio_prestador: str | Unset = UNSET
    cep_prestador: str | Unset = UNSET
    codigo_pais_ext_prestador: str | Unset = UNSET
    cep_ext_prestador: str | Unset = UNSET
    nome_cidade_ext_prestador: str | Unset = UNSET
    regiao_ext_prestador: str | Unset = UNSET
    logradouro_prestador: str | Unset = UNSET
    numero_prestador: str | Unset = UNSET
    complemento_prestador: str | Unset = UNSET
    bairro_prestador: str | Unset = UNSET
    telefone_prestador: str | Unset = UNSET
    email_prestador: str | Unset = UNSET
    codigo_opcao_simples_nacional: EmissaoNfseCodigoOpcaoSimplesNacional | Unset = UNSET
    regime_tributario_simples_nacional: EmissaoNfseRegimeTributarioSimplesNacional | Unset = UNSET
    regime_especial_tributacao: EmissaoNfseRegimeEspecialTributacao | Unset = UNSET
    cnpj_tomador: str | Unset = UNSET
    cpf_tomador: str | Unset = UNSET
    nif_tomador: str | Unset = UNSET
    motivo_ausencia_nif_tomador: EmissaoNfseMotivoAusenciaNifTomador | Unset = UNSET
    caepf_tomador: str | Unset = UNSET
    inscricao_municipal_tomador: str | Unset = UNSET
    razao_social_tomador: str | Unset = UNSET
    codigo_municipio_tomador: str | Unset = UNSET
    cep_tomador: str | Unset = UNSET
    codigo_pais_ext_tomador: str | Unset = UNSET
    cep_ext_tomador: str | Unset = UNSET
    nome_cidade_ext_tomador: str | Unset = UNSET
    regiao_ext_tomador: str | Unset = UNSET
    logradouro_tomador: str | Unset = UNSET
    numero_tomador: str | Unset = UNSET
    complemento_tomador: str | Unset = UNSET
    bairro_tomador: str | Unset = UNSET
    telefone_tomador: str | Unset = UNSET
    email_tomador: str | Unset = UNSET
    cnpj_intermediario: str | Unset = UNSET
    cpf_intermediario: str | Unset = UNSET
    nif_intermediario: str | Unset = UNSET
    motivo_ausencia_nif_intermediario: EmissaoNfseMotivoAusenciaNifIntermediario | Unset = UNSET
    caepf_intermediario: str | Unset = UNSET
    inscricao_municipal_intermediario: str | Unset = UNSET
    razao_social_intermediario: str | Unset = UNSET
    codigo_municipio_intermediario: str | Unset = UNSET
    cep_intermediario: str | Unset = UNSET
    codigo_pais_ext_intermediario: str | Unset = UNSET
    cep_ext_intermediario: str | Unset = UNSET
    nome_cidade_ext_intermediario: str | Unset = UNSET
    regiao_ext_intermediario: str | Unset = UNSET
    logradouro_intermediario: str | Unset = UNSET
    numero_intermediario: str | Unset = UNSET
    complemento_intermediario: str | Unset = UNSET
    bairro_intermediario: str | Unset = UNSET
    telefone_intermediario: str | Unset = UNSET
    email_intermediario: str | Unset = UNSET
    codigo_municipio_prestacao: str | Unset = UNSET
    codigo_pais_prestacao: str | Unset = UNSET
    codigo_tributacao_municipal_iss: str | Unset = UNSET
    codigo_nbs: str | Unset = UNSET
    codigo_interno_contribuinte: str | Unset = UNSET
    modo_prestacao: EmissaoNfseModoPrestacao | Unset = UNSET
    vinculo_negocio: EmissaoNfseVinculoNegocio | Unset = UNSET
    codigo_moeda: str | Unset = UNSET
    valor_servico_ext: str | Unset = UNSET
    mecanismo_comercio_ext_prestador: EmissaoNfseMecanismoComercioExtPrestador | Unset = UNSET
    mecanismo_comercio_ext_tomador: EmissaoNfseMecanismoComercioExtTomador | Unset = UNSET
    movimentacao_temporaria_bens: EmissaoNfseMovimentacaoTemporariaBens | Unset = UNSET
    numero_declaracao_importacao: str | Unset = UNSET
    numero_registro_exportacao: str | Unset = UNSET
    mdic: EmissaoNfseMdic | Unset = UNSET
    inscricao_imobiliaria: str | Unset = UNSET
    codigo_obra: str | Unset = UNSET
    codigo_cib_obra: str | Unset = UNSET
    cep_obra: str | Unset = UNSET
    cep_ext_obra: str | Unset = UNSET
    nome_cidade_ext_obra: str | Unset = UNSET
    regiao_ext_obra: str | Unset = UNSET
    logradouro_obra: str | Unset = UNSET
    numero_obra: str | Unset = UNSET
    complemento_obra: str | Unset = UNSET
    bairro_obra: str | Unset = UNSET
    nome_evento: str | Unset = UNSET
    data_inicio_evento: str | Unset = UNSET
    data_fim_evento: str | Unset = UNSET
    codigo_evento: str | Unset = UNSET
    cep_evento: str | Unset = UNSET
    cep_ext_evento: str | Unset = UNSET
    nome_cidade_ext_evento: str | Unset = UNSET
    regiao_ext_evento: str | Unset = UNSET
    logradouro_evento: str | Unset = UNSET
    numero_evento: str | Unset = UNSET
    complemento_evento: str | Unset = UNSET
    bairro_evento: str | Unset = UNSET
    codigo_documento_tecnico: str | Unset = UNSET
    documento_referencia: str | Unset = UNSET
    pedido_compra: str | Unset = UNSET
    informacoes_complementares: str | Unset = UNSET
    valor_recebido_intermediario: str | Unset = UNSET
    desconto_incondicionado: str | Unset = UNSET
    desconto_condicionado: str | Unset = UNSET
    percentual_deducao_servico: str | Unset = UNSET
    valor_deducao_servico: str | Unset = UNSET
    tributacao_iss: EmissaoNfseTributacaoIss | Unset = UNSET
    codigo_pais_exportacao: str | Unset = UNSET
    tipo_imunidade: EmissaoNfseTipoImunidade | Unset = UNSET
    tipo_exigibilidade_suspensao: EmissaoNfseTipoExigibilidadeSuspensao | Unset = UNSET
    numero_processo_suspensao: str | Unset = UNSET
    numero_beneficio_municipal: str | Unset = UNSET
    valor_reducao_base_calculo: str | Unset = UNSET
    percentual_reducao_base_calculo: str | Unset = UNSET
    tipo_retencao_iss: EmissaoNfseTipoRetencaoIss | Unset = UNSET
    percentual_aliquota_relativa_municipio: str | Unset = UNSET
    situacao_tributaria_pis_cofins: EmissaoNfseSituacaoTributariaPisCofins | Unset = UNSET
    base_calculo_pis_cofins: str | Unset = UNSET
    aliquota_pis: str | Unset = UNSET
    aliquota_cofins: str | Unset = UNSET
    valor_pis: str | Unset = UNSET
    valor_cofins: str | Unset = UNSET
    tipo_retencao_pis_cofins: EmissaoNfseTipoRetencaoPisCofins | Unset = UNSET
    valor_cp: str | Unset = UNSET
    valor_irrf: str | Unset = UNSET
    valor_csll: str | Unset = UNSET
    valor_total_tributos_federais: str | Unset = UNSET
    valor_total_tributos_estaduais: str | Unset = UNSET
    valor_total_tributos_municipais: str | Unset = UNSET
    percentual_total_tributos_federais: str | Unset = UNSET
    percentual_total_tributos_estaduais: str | Unset = UNSET
    percentual_total_tributos_municipais: str | Unset = UNSET
    indicador_total_tributacao: EmissaoNfseIndicadorTotalTributacao | Unset = UNSET
    percentual_total_tributos_simples_nacional: str | Unset = UNSET
    finalidade_emissao: EmissaoNfseFinalidadeEmissao | Unset = UNSET
    consumidor_final: EmissaoNfseConsumidorFinal | Unset = UNSET
    codigo_indicador_operacao: str | Unset = UNSET
    tipo_operacao_governamental: EmissaoNfseTipoOperacaoGovernamental | Unset = UNSET
    tipo_ente_governamental: EmissaoNfseTipoEnteGovernamental | Unset = UNSET
    indicador_destinatario: EmissaoNfseIndicadorDestinatario | Unset = UNSET
    cnpj_destinatario: str | Unset = UNSET
    cpf_destinatario: str | Unset = UNSET
    nif_destinatario: str | Unset = UNSET
    motivo_ausencia_nif_destinatario: EmissaoNfseMotivoAusenciaNifDestinatario | Unset = UNSET
    razao_social_destinatario: str | Unset = UNSET
    codigo_municipio_destinatario: str | Unset = UNSET
    cep_destinatario: str | Unset = UNSET
    codigo_pais_ext_destinatario: str | Unset = UNSET
    cep_ext_destinatario: str | Unset = UNSET
    nome_cidade_ext_destinatario: str | Unset = UNSET
    regiao_ext_destinatario: str | Unset = UNSET
    logradouro_destinatario: str | Unset = UNSET
    numero_destinatario: str | Unset = UNSET
    complemento_destinatario: str | Unset = UNSET
    bairro_destinatario: str | Unset = UNSET
    telefone_destinatario: str | Unset = UNSET
    email_destinatario: str | Unset = UNSET
    inscricao_imobiliaria_imovel: str | Unset = UNSET
    codigo_cib_imovel: str | Unset = UNSET
    cep_imovel: str | Unset = UNSET
    cep_ext_imovel: str | Unset = UNSET
    nome_cidade_ext_imovel: str | Unset = UNSET
    regiao_ext_imovel: str | Unset = UNSET
    logradouro_imovel: str | Unset = UNSET
    numero_imovel: str | Unset = UNSET
    complemento_imovel: str | Unset = UNSET
    bairro_imovel: str | Unset = UNSET
    ibs_cbs_situacao_tributaria: str | Unset = UNSET
    ibs_cbs_classificacao_tributaria: str | Unset = UNSET
    ibs_cbs_credito_codigo_classificacao: str | Unset = UNSET
    ibs_cbs_situacao_tributaria_regular: str | Unset = UNSET
    ibs_cbs_classificacao_tributaria_regular: str | Unset = UNSET
    ibs_uf_percentual_diferimento: str | Unset = UNSET
    ibs_mun_percentual_diferimento: str | Unset = UNSET
    cbs_percentual_diferimento: str | Unset = UNSET
    itens_pedido_compra: list[EmissaoNfseItensPedidoCompra] | Unset = UNSET
    documentos: list[EmissaoNfseDocumentos] | Unset = UNSET
    chaves_nfse_referenciadas: list[EmissaoNfseChavesNfseReferenciadas] | Unset = UNSET
    documentos_referenciados: list[EmissaoNfseDocumentosReferenciados] | Unset = UNSET
    mod: EmissaoNfseMod | Unset = UNSET
    indicador_operacao_zfm_alc: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfse_chaves_nfse_referenciadas import EmissaoNfseChavesNfseReferenciadas # noqa: PLC0415
        from ..models.emissao_nfse_documentos import EmissaoNfseDocumentos # noqa: PLC0415
        from ..models.emissao_nfse_documentos_referenciados import EmissaoNfseDocumentosReferenciados # noqa: PLC0415
        from ..models.emissao_nfse_itens_pedido_compra import EmissaoNfseItensPedidoCompra # noqa: PLC0415
        codigo_tributacao_nacional_iss = self.codigo_tributacao_nacional_iss

        descricao_servico = self.descricao_servico

        valor_servico = self.valor_servico

        data_emissao = self.data_emissao

        versao_aplicativo = self.versao_aplicativo

        serie_dps = self.serie_dps

        numero_dps = self.numero_dps

        data_competencia = self.data_competencia

        emitente_dps: str | Unset = UNSET
        if not isinstance(self.emitente_dps, Unset):
            emitente_dps = self.emitente_dps.value


        motivo_emissao_tomador_intermediario: str | Unset = UNSET
        if not isinstance(self.motivo_emissao_tomador_intermediario, Unset):
            motivo_emissao_tomador_intermediario = self.motivo_emissao_tomador_intermediario.value


        chave_nfse_rejeitada = self.chave_nfse_rejeitada

        codigo_municipio_emissora = self.codigo_municipio_emissora

        chave_nfse_substituida = self.chave_nfse_substituida

        codigo_justificativa_substituicao: str | Unset = UNSET
        if not isinstance(self.codigo_justificativa_substituicao, Unset):
            codigo_justificativa_substituicao = self.codigo_justificativa_substituicao.value


        motivo_substituicao = self.motivo_substituicao

        cnpj_prestador = self.cnpj_prestador

        cpf_prestador = self.cpf_prestador

        nif_prestador = self.nif_prestador

        motivo_ausencia_nif_prestador: str | Unset = UNSET
        if not isinstance(self.motivo_ausencia_nif_prestador, Unset):
            motivo_ausencia_nif_prestador = self.motivo_ausencia_nif_prestador.value


        caepf_prestador = self.caepf_prestador

        inscricao_municipal_prestador = self.inscricao_municipal_prestador

        razao_social_prestador = self.razao_social_prestador

        codigo_municipio_prestador = self.codigo_municipio_prestador

        cep_prestador = self.cep_prestador

        codigo_pais_ext_prestador = self.codigo_pais_ext_prestador

        cep_ext_prestador = self.cep_ext_prestador

        nome_cidade_ext_prestador = self.nome_cidade_ext_prestador

        regiao_ext_prestador = self.regiao_ext_prestador

        logradouro_prestador = self.logradouro_prestador

        numero_prestador = self.numero_prestador

        complemento_prestador = self.complemento_prestador

        bairro_prestador = self.bairro_prestador

        telefone_prestador = self.telefone_prestador

        email_prestador = self.email_prestador

        codigo_opcao_simples_nacional: str | Unset = UNSET
        if not isinstance(self.codigo_opcao_simples_nacional, Unset):
            codigo_opcao_simples_nacional = self.codigo_opcao_simples_nacional.value


        regime_tributario_simples_nacional: str | Unset = UNSET
        if not isinstance(self.regime_tributario_simples_nacional, Unset):
            regime_tributario_simples_nacional = self.regime_tributario_simples_nacional.value


        regime_especial_tributacao: str | Unset = UNSET
        if not isinstance(self.regime_especial_tributacao, Unset):
            regime_especial_tributacao = self.regime_especial_tributacao.value


        cnpj_tomador = self.cnpj_tomador

        cpf_tomador = self.cpf_tomador

        nif_tomador = self.nif_tomador

        motivo_ausencia_nif_tomador: str | Unset = UNSET
        if not isinstance(self.motivo_ausencia_nif_tomador, Unset):
            motivo_ausencia_nif_tomador = self.motivo_ausencia_nif_tomador.value


        caepf_tomador = self.caepf_tomador

        inscricao_municipal_tomador = self.inscricao_municipal_tomador

        razao_social_tomador = self.razao_social_tomador

        codigo_municipio_tomador = self.codigo_municipio_tomador

        cep_tomador = self.cep_tomador

        codigo_pais_ext_tomador = self.codigo_pais_ext_tomador

        cep_ext_tomador = self.cep_ext_tomador

        nome_cidade_ext_tomador = self.nome_cidade_ext_tomador

        regiao_ext_tomador = self.regiao_ext_tomador

        logradouro_tomador = self.logradouro_tomador

        numero_tomador = self.numero_tomador

        complemento_tomador = self.complemento_tomador

        bairro_tomador = self.bairro_tomador

        telefone_tomador = self.telefone_tomador

        email_tomador = self.email_tomador

        cnpj_intermediario = self.cnpj_intermediario

        cpf_intermediario = self.cpf_intermediario

        nif_intermediario = self.nif_intermediario

        motivo_ausencia_nif_intermediario: str | Unset = UNSET
        if not isinstance(self.motivo_ausencia_nif_intermediario, Unset):
            motivo_ausencia_nif_intermediario = self.motivo_ausencia_nif_intermediario.value


        caepf_intermediario = self.caepf_intermediario

        inscricao_municipal_intermediario = self.inscricao_municipal_intermediario

        razao_social_intermediario = self.razao_social_intermediario

        codigo_municipio_intermediario = self.codigo_municipio_intermediario

        cep_intermediario = self.cep_intermediario

        codigo_pais_ext_intermediario = self.codigo_pais_ext_intermediario

        cep_ext_intermediario = self.cep_ext_intermediario

        nome_cidade_ext_intermediario = self.nome_cidade_ext_intermediario

        regiao_ext_intermediario = self.regiao_ext_intermediario

        logradouro_intermediario = self.logradouro_intermediario

        numero_intermediario = self.numero_intermediario

        complemento_intermediario = self.complemento_intermediario

        bairro_intermediario = self.bairro_intermediario

        telefone_intermediario = self.telefone_intermediario

        email_intermediario = self.email_intermediario

        codigo_municipio_prestacao = self.codigo_municipio_prestacao

        codigo_pais_prestacao = self.codigo_pais_prestacao

        codigo_tributacao_municipal_iss = self.codigo_tributacao_municipal_iss

        codigo_nbs = self.codigo_nbs

        codigo_interno_contribuinte = self.codigo_interno_contribuinte

        modo_prestacao: str | Unset = UNSET
        if not isinstance(self.modo_prestacao, Unset):
            modo_prestacao = self.modo_prestacao.value


        vinculo_negocio: str | Unset = UNSET
        if not isinstance(self.vinculo_negocio, Unset):
            vinculo_negocio = self.vinculo_negocio.value


        codigo_moeda = self.codigo_moeda

        valor_servico_ext = self.valor_servico_ext

        mecanismo_comercio_ext_prestador: str | Unset = UNSET
        if not isinstance(self.mecanismo_comercio_ext_prestador, Unset):
            mecanismo_comercio_ext_prestador = self.mecanismo_comercio_ext_prestador.value


        mecanismo_comercio_ext_tomador: str | Unset = UNSET
        if not isinstance(self.mecanismo_comercio_ext_tomador, Unset):
            mecanismo_comercio_ext_tomador = self.mecanismo_comercio_ext_tomador.value


        movimentacao_temporaria_bens: str | Unset = UNSET
        if not isinstance(self.movimentacao_temporaria_bens, Unset):
            movimentacao_temporaria_bens = self.movimentacao_temporaria_bens.value


        numero_declaracao_importacao = self.numero_declaracao_importacao

        numero_registro_exportacao = self.numero_registro_exportacao

        mdic: str | Unset = UNSET
        if not isinstance(self.mdic, Unset):
            mdic = self.mdic.value


        inscricao_imobiliaria = self.inscricao_imobiliaria

        codigo_obra = self.codigo_obra

        codigo_cib_obra = self.codigo_cib_obra

        cep_obra = self.cep_obra

        cep_ext_obra = self.cep_ext_obra

        nome_cidade_ext_obra = self.nome_cidade_ext_obra

        regiao_ext_obra = self.regiao_ext_obra

        logradouro_obra = self.logradouro_obra

        numero_obra = self.numero_obra

        complemento_obra = self.complemento_obra

        bairro_obra = self.bairro_obra

        nome_evento = self.nome_evento

        data_inicio_evento = self.data_inicio_evento

        data_fim_evento = self.data_fim_evento

        codigo_evento = self.codigo_evento

        cep_evento = self.cep_evento

        cep_ext_evento = self.cep_ext_evento

        nome_cidade_ext_evento = self.nome_cidade_ext_evento

        regiao_ext_evento = self.regiao_ext_evento

        logradouro_evento = self.logradouro_evento

        numero_evento = self.numero_evento

        complemento_evento = self.complemento_evento

        bairro_evento = self.bairro_evento

        codigo_documento_tecnico = self.codigo_documento_tecnico

        documento_referencia = self.documento_referencia

        pedido_compra = self.pedido_compra

        informacoes_complementares = self.informacoes_complementares

        valor_recebido_intermediario = self.valor_recebido_intermediario

        desconto_incondicionado = self.desconto_incondicionado

        desconto_condicionado = self.desconto_condicionado

        percentual_deducao_servico = self.percentual_deducao_servico

        valor_deducao_servico = self.valor_deducao_servico

        tributacao_iss: str | Unset = UNSET
        if not isinstance(self.tributacao_iss, Unset):
            tributacao_iss = self.tributacao_iss.value


        codigo_pais_exportacao = self.codigo_pais_exportacao

        tipo_imunidade: str | Unset = UNSET
        if not isinstance(self.tipo_imunidade, Unset):
            tipo_imunidade = self.tipo_imunidade.value


        tipo_exigibilidade_suspensao: str | Unset = UNSET
        if not isinstance(self.tipo_exigibilidade_suspensao, Unset):
            tipo_exigibilidade_suspensao = self.tipo_exigibilidade_suspensao.value


        numero_processo_suspensao = self.numero_processo_suspensao

        numero_beneficio_municipal = self.numero_beneficio_municipal

        valor_reducao_base_calculo = self.valor_reducao_base_calculo

        percentual_reducao_base_calculo = self.percentual_reducao_base_calculo

        tipo_retencao_iss: str | Unset = UNSET
        if not isinstance(self.tipo_retencao_iss, Unset):
            tipo_retencao_iss = self.tipo_retencao_iss.value


        percentual_aliquota_relativa_municipio = self.percentual_aliquota_relativa_municipio

        situacao_tributaria_pis_cofins: str | Unset = UNSET
        if not isinstance(self.situacao_tributaria_pis_cofins, Unset):
            situacao_tributaria_pis_cofins = self.situacao_tributaria_pis_cofins.value


        base_calculo_pis_cofins = self.base_calculo_pis_cofins

        aliquota_pis = self.aliquota_pis

        aliquota_cofins = self.aliquota_cofins

        valor_pis = self.valor_pis

        valor_cofins = self.valor_cofins

        tipo_retencao_pis_cofins: str | Unset = UNSET
        if not isinstance(self.tipo_retencao_pis_cofins, Unset):
            tipo_retencao_pis_cofins = self.tipo_retencao_pis_cofins.value


        valor_cp = self.valor_cp

        valor_irrf = self.valor_irrf

        valor_csll = self.valor_csll

        valor_total_tributos_federais = self.valor_total_tributos_federais

        valor_total_tributos_estaduais = self.valor_total_tributos_estaduais

        valor_total_tributos_municipais = self.valor_total_tributos_municipais

        percentual_total_tributos_federais = self.percentual_total_tributos_federais

        percentual_total_tributos_estaduais = self.percentual_total_tributos_estaduais

        percentual_total_tributos_municipais = self.percentual_total_tributos_municipais

        indicador_total_tributacao: str | Unset = UNSET
        if not isinstance(self.indicador_total_tributacao, Unset):
            indicador_total_tributacao = self.indicador_total_tributacao.value


        percentual_total_tributos_simples_nacional = self.percentual_total_tributos_simples_nacional

        finalidade_emissao: str | Unset = UNSET
        if not isinstance(self.finalidade_emissao, Unset):
            finalidade_emissao = self.finalidade_emissao.value


        consumidor_final: str | Unset = UNSET
        if not isinstance(self.consumidor_final, Unset):
            consumidor_final = self.consumidor_final.value


        codigo_indicador_operacao = self.codigo_indicador_operacao

        tipo_operacao_governamental: str | Unset = UNSET
        if not isinstance(self.tipo_operacao_governamental, Unset):
            tipo_operacao_governamental = self.tipo_operacao_governamental.value


        tipo_ente_governamental: str | Unset = UNSET
        if not isinstance(self.tipo_ente_governamental, Unset):
            tipo_ente_governamental = self.tipo_ente_governamental.value


        indicador_destinatario: str | Unset = UNSET
        if not isinstance(self.indicador_destinatario, Unset):
            indicador_destinatario = self.indicador_destinatario.value


        cnpj_destinatario = self.cnpj_destinatario

        cpf_destinatario = self.cpf_destinatario

        nif_destinatario = self.nif_destinatario

        motivo_ausencia_nif_destinatario: str | Unset = UNSET
        if not isinstance(self.motivo_ausencia_nif_destinatario, Unset):
            motivo_ausencia_nif_destinatario = self.motivo_ausencia_nif_destinatario.value


        razao_social_destinatario = self.razao_social_destinatario

        codigo_municipio_destinatario = self.codigo_municipio_destinatario

        cep_destinatario = self.cep_destinatario

        codigo_pais_ext_destinatario = self.codigo_pais_ext_destinatario

        cep_ext_destinatario = self.cep_ext_destinatario

        nome_cidade_ext_destinatario = self.nome_cidade_ext_destinatario

        regiao_ext_destinatario = self.regiao_ext_destinatario

        logradouro_destinatario = self.logradouro_destinatario

        numero_destinatario = self.numero_destinatario

        complemento_destinatario = self.complemento_destinatario

        bairro_destinatario = self.bairro_destinatario

        telefone_destinatario = self.telefone_destinatario

        email_destinatario = self.email_destinatario

        inscricao_imobiliaria_imovel = self.inscricao_imobiliaria_imovel

        codigo_cib_imovel = self.codigo_cib_imovel

        cep_imovel = self.cep_imovel

        cep_ext_imovel = self.cep_ext_imovel

        nome_cidade_ext_imovel = self.nome_cidade_ext_imovel

        regiao_ext_imovel = self.regiao_ext_imovel

        logradouro_imovel = self.logradouro_imovel

        numero_imovel = self.numero_imovel

        complemento_imovel = self.complemento_imovel

        bairro_imovel = self.bairro_imovel

        ibs_cbs_situacao_tributaria = self.ibs_cbs_situacao_tributaria

        ibs_cbs_classificacao_tributaria = self.ibs_cbs_classificacao_tributaria

        ibs_cbs_credito_codigo_classificacao = self.ibs_cbs_credito_codigo_classificacao

        ibs_cbs_situacao_tributaria_regular = self.ibs_cbs_situacao_tributaria_regular

        ibs_cbs_classificacao_tributaria_regular = self.ibs_cbs_classificacao_tributaria_regular

        ibs_uf_percentual_diferimento = self.ibs_uf_percentual_diferimento

        ibs_mun_percentual_diferimento = self.ibs_mun_percentual_diferimento

        cbs_percentual_diferimento = self.cbs_percentual_diferimento

        itens_pedido_compra: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.itens_pedido_compra, Unset):
            itens_pedido_compra = []
            for itens_pedido_compra_item_data in self.itens_pedido_compra:
                itens_pedido_compra_item = itens_pedido_compra_item_data.to_dict()
                itens_pedido_compra.append(itens_pedido_compra_item)



        documentos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.documentos, Unset):
            documentos = []
            for documentos_item_data in self.documentos:
                documentos_item = documentos_item_data.to_dict()
                documentos.append(documentos_item)



        chaves_nfse_referenciadas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.chaves_nfse_referenciadas, Unset):
            chaves_nfse_referenciadas = []
            for chaves_nfse_referenciadas_item_data in self.chaves_nfse_referenciadas:
                chaves_nfse_referenciadas_item = chaves_nfse_referenciadas_item_data.to_dict()
                chaves_nfse_referenciadas.append(chaves_nfse_referenciadas_item)



        documentos_referenciados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.documentos_referenciados, Unset):
            documentos_referenciados = []
            for documentos_referenciados_item_data in self.documentos_referenciados:
                documentos_referenciados_item = documentos_referenciados_item_data.to_dict()
                documentos_referenciados.append(documentos_referenciados_item)



        mod: str | Unset = UNSET
        if not isinstance(self.mod, Unset):
            mod = self.mod.value


        indicador_operacao_zfm_alc = self.indicador_operacao_zfm_alc


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "codigo_tributacao_nacional_iss": codigo_tributacao_nacional_iss,
            "descricao_servico": descricao_servico,
            "valor_servico": valor_servico,
        })
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if versao_aplicativo is not UNSET:
            field_dict["versao_aplicativo"] = versao_aplicativo
        if serie_dps is not UNSET:
            field_dict["serie_dps"] = serie_dps
        if numero_dps is not UNSET:
            field_dict["numero_dps"] = numero_dps
        if data_competencia is not UNSET:
            field_dict["data_competencia"] = data_competencia
        if emitente_dps is not UNSET:
            field_dict["emitente_dps"] = emitente_dps
        if motivo_emissao_tomador_intermediario is not UNSET:
            field_dict["motivo_emissao_tomador_intermediario"] = motivo_emissao_tomador_intermediario
        if chave_nfse_rejeitada is not UNSET:
            field_dict["chave_nfse_rejeitada"] = chave_nfse_rejeitada
        if codigo_municipio_emissora is not UNSET:
            field_dict["codigo_municipio_emissora"] = codigo_municipio_emissora
        if chave_nfse_substituida is not UNSET:
            field_dict["chave_nfse_substituida"] = chave_nfse_substituida
        if codigo_justificativa_substituicao is not UNSET:
            field_dict["codigo_justificativa_substituicao"] = codigo_justificativa_substituicao
        if motivo_substituicao is not UNSET:
            field_dict["motivo_substituicao"] = motivo_substituicao
        if cnpj_prestador is not UNSET:
            field_dict["cnpj_prestador"] = cnpj_prestador
        if cpf_prestador is not UNSET:
            field_dict["cpf_prestador"] = cpf_prestador
        if nif_prestador is not UNSET:
            field_dict["nif_prestador"] = nif_prestador
        if motivo_ausencia_nif_prestador is not UNSET:
            field_dict["motivo_ausencia_nif_prestador"] = motivo_ausencia_nif_prestador
        if caepf_prestador is not UNSET:
            field_dict["caepf_prestador"] = caepf_prestador
        if inscricao_municipal_prestador is not UNSET:
            field_dict["inscricao_municipal_prestador"] = inscricao_municipal_prestador
        if razao_social_prestador is not UNSET:
            field_dict["razao_social_prestador"] = razao_social_prestador
        if codigo_municipio_prestador is not UNSET:
            field_dict["codigo_municipio_prestador"] = codigo_municipio_prestador
        if cep_prestador is not UNSET:
            field_dict["cep_prestador"] = cep_prestador
        if codigo_pais_ext_prestador is not UNSET:
            field_dict["codigo_pais_ext_prestador"] = codigo_pais_ext_prestador
        if cep_ext_prestador is not UNSET:
            field_dict["cep_ext_prestador"] = cep_ext_prestador
        if nome_cidade_ext_prestador is not UNSET:
            field_dict["nome_cidade_ext_prestador"] = nome_cidade_ext_prestador
        if regiao_ext_prestador is not UNSET:
            field_dict["regiao_ext_prestador"] = regiao_ext_prestador
        if logradouro_prestador is not UNSET:
            field_dict["logradouro_prestador"] = logradouro_prestador
        if numero_prestador is not UNSET:
            field_dict["numero_prestador"] = numero_prestador
        if complemento_prestador is not UNSET:
            field_dict["complemento_prestador"] = complemento_prestador
        if bairro_prestador is not UNSET:
            field_dict["bairro_prestador"] = bairro_prestador
        if telefone_prestador is not UNSET:
            field_dict["telefone_prestador"] = telefone_prestador
        if email_prestador is not UNSET:
            field_dict["email_prestador"] = email_prestador
        if codigo_opcao_simples_nacional is not UNSET:
            field_dict["codigo_opcao_simples_nacional"] = codigo_opcao_simples_nacional
        if regime_tributario_simples_nacional is not UNSET:
            field_dict["regime_tributario_simples_nacional"] = regime_tributario_simples_nacional
        if regime_especial_tributacao is not UNSET:
            field_dict["regime_especial_tributacao"] = regime_especial_tributacao
        if cnpj_tomador is not UNSET:
            field_dict["cnpj_tomador"] = cnpj_tomador
        if cpf_tomador is not UNSET:
            field_dict["cpf_tomador"] = cpf_tomador
        if nif_tomador is not UNSET:
            field_dict["nif_tomador"] = nif_tomador
        if motivo_ausencia_nif_tomador is not UNSET:
            field_dict["motivo_ausencia_nif_tomador"] = motivo_ausencia_nif_tomador
        if caepf_tomador is not UNSET:
            field_dict["caepf_tomador"] = caepf_tomador
        if inscricao_municipal_tomador is not UNSET:
            field_dict["inscricao_municipal_tomador"] = inscricao_municipal_tomador
        if razao_social_tomador is not UNSET:
            field_dict["razao_social_tomador"] = razao_social_tomador
        if codigo_municipio_tomador is not UNSET:
            field_dict["codigo_municipio_tomador"] = codigo_municipio_tomador
        if cep_tomador is not UNSET:
            field_dict["cep_tomador"] = cep_tomador
        if codigo_pais_ext_tomador is not UNSET:
            field_dict["codigo_pais_ext_tomador"] = codigo_pais_ext_tomador
        if cep_ext_tomador is not UNSET:
            field_dict["cep_ext_tomador"] = cep_ext_tomador
        if nome_cidade_ext_tomador is not UNSET:
            field_dict["nome_cidade_ext_tomador"] = nome_cidade_ext_tomador
        if regiao_ext_tomador is not UNSET:
            field_dict["regiao_ext_tomador"] = regiao_ext_tomador
        if logradouro_tomador is not UNSET:
            field_dict["logradouro_tomador"] = logradouro_tomador
        if numero_tomador is not UNSET:
            field_dict["numero_tomador"] = numero_tomador
        if complemento_tomador is not UNSET:
            field_dict["complemento_tomador"] = complemento_tomador
        if bairro_tomador is not UNSET:
            field_dict["bairro_tomador"] = bairro_tomador
        if telefone_tomador is not UNSET:
            field_dict["telefone_tomador"] = telefone_tomador
        if email_tomador is not UNSET:
            field_dict["email_tomador"] = email_tomador
        if cnpj_intermediario is not UNSET:
            field_dict["cnpj_intermediario"] = cnpj_intermediario
        if cpf_intermediario is not UNSET:
            field_dict["cpf_intermediario"] = cpf_intermediario
        if nif_intermediario is not UNSET:
            field_dict["nif_intermediario"] = nif_intermediario
        if motivo_ausencia_nif_intermediario is not UNSET:
            field_dict["motivo_ausencia_nif_intermediario"] = motivo_ausencia_nif_intermediario
        if caepf_intermediario is not UNSET:
            field_dict["caepf_intermediario"] = caepf_intermediario
        if inscricao_municipal_intermediario is not UNSET:
            field_dict["inscricao_municipal_intermediario"] = inscricao_municipal_intermediario
        if razao_social_intermediario is not UNSET:
            field_dict["razao_social_intermediario"] = razao_social_intermediario
        if codigo_municipio_intermediario is not UNSET:
            field_dict["codigo_municipio_intermediario"] = codigo_municipio_intermediario
        if cep_intermediario is not UNSET:
            field_dict["cep_intermediario"] = cep_intermediario
        if codigo_pais_ext_intermediario is not UNSET:
            field_dict["codigo_pais_ext_intermediario"] = codigo_pais_ext_intermediario
        if cep_ext_intermediario is not UNSET:
            field_dict["cep_ext_intermediario"] = cep_ext_intermediario
        if nome_cidade_ext_intermediario is not UNSET:
            field_dict["nome_cidade_ext_intermediario"] = nome_cidade_ext_intermediario
        if regiao_ext_intermediario is not UNSET:
            field_dict["regiao_ext_intermediario"] = regiao_ext_intermediario
        if logradouro_intermediario is not UNSET:
            field_dict["logradouro_intermediario"] = logradouro_intermediario
        if numero_intermediario is not UNSET:
            field_dict["numero_intermediario"] = numero_intermediario
        if complemento_intermediario is not UNSET:
            field_dict["complemento_intermediario"] = complemento_intermediario
        if bairro_intermediario is not UNSET:
            field_dict["bairro_intermediario"] = bairro_intermediario
        if telefone_intermediario is not UNSET:
            field_dict["telefone_intermediario"] = telefone_intermediario
        if email_intermediario is not UNSET:
            field_dict["email_intermediario"] = email_intermediario
        if codigo_municipio_prestacao is not UNSET:
            field_dict["codigo_municipio_prestacao"] = codigo_municipio_prestacao
        if codigo_pais_prestacao is not UNSET:
            field_dict["codigo_pais_prestacao"] = codigo_pais_prestacao
        if codigo_tributacao_municipal_iss is not UNSET:
            field_dict["codigo_tributacao_municipal_iss"] = codigo_tributacao_municipal_iss
        if codigo_nbs is not UNSET:
            field_dict["codigo_nbs"] = codigo_nbs
        if codigo_interno_contribuinte is not UNSET:
            field_dict["codigo_interno_contribuinte"] = codigo_interno_contribuinte
        if modo_prestacao is not UNSET:
            field_dict["modo_prestacao"] = modo_prestacao
        if vinculo_negocio is not UNSET:
            field_dict["vinculo_negocio"] = vinculo_negocio
        if codigo_moeda is not UNSET:
            field_dict["codigo_moeda"] = codigo_moeda
        if valor_servico_ext is not UNSET:
            field_dict["valor_servico_ext"] = valor_servico_ext
        if mecanismo_comercio_ext_prestador is not UNSET:
            field_dict["mecanismo_comercio_ext_prestador"] = mecanismo_comercio_ext_prestador
        if mecanismo_comercio_ext_tomador is not UNSET:
            field_dict["mecanismo_comercio_ext_tomador"] = mecanismo_comercio_ext_tomador
        if movimentacao_temporaria_bens is not UNSET:
            field_dict["movimentacao_temporaria_bens"] = movimentacao_temporaria_bens
        if numero_declaracao_importacao is not UNSET:
            field_dict["numero_declaracao_importacao"] = numero_declaracao_importacao
        if numero_registro_exportacao is not UNSET:
            field_dict["numero_registro_exportacao"] = numero_registro_exportacao
        if mdic is not UNSET:
            field_dict["mdic"] = mdic
        if inscricao_imobiliaria is not UNSET:
            field_dict["inscricao_imobiliaria"] = inscricao_imobiliaria
        if codigo_obra is not UNSET:
            field_dict["codigo_obra"] = codigo_obra
        if codigo_cib_obra is not UNSET:
            field_dict["codigo_cib_obra"] = codigo_cib_obra
        if cep_obra is not UNSET:
            field_dict["cep_obra"] = cep_obra
        if cep_ext_obra is not UNSET:
            field_dict["cep_ext_obra"] = cep_ext_obra
        if nome_cidade_ext_obra is not UNSET:
            field_dict["nome_cidade_ext_obra"] = nome_cidade_ext_obra
        if regiao_ext_obra is not UNSET:
            field_dict["regiao_ext_obra"] = regiao_ext_obra
        if logradouro_obra is not UNSET:
            field_dict["logradouro_obra"] = logradouro_obra
        if numero_obra is not UNSET:
            field_dict["numero_obra"] = numero_obra
        if complemento_obra is not UNSET:
            field_dict["complemento_obra"] = complemento_obra
        if bairro_obra is not UNSET:
            field_dict["bairro_obra"] = bairro_obra
        if nome_evento is not UNSET:
            field_dict["nome_evento"] = nome_evento
        if data_inicio_evento is not UNSET:
            field_dict["data_inicio_evento"] = data_inicio_evento
        if data_fim_evento is not UNSET:
            field_dict["data_fim_evento"] = data_fim_evento
        if codigo_evento is not UNSET:
            field_dict["codigo_evento"] = codigo_evento
        if cep_evento is not UNSET:
            field_dict["cep_evento"] = cep_evento
        if cep_ext_evento is not UNSET:
            field_dict["cep_ext_evento"] = cep_ext_evento
        if nome_cidade_ext_evento is not UNSET:
            field_dict["nome_cidade_ext_evento"] = nome_cidade_ext_evento
        if regiao_ext_evento is not UNSET:
            field_dict["regiao_ext_evento"] = regiao_ext_evento
        if logradouro_evento is not UNSET:
            field_dict["logradouro_evento"] = logradouro_evento
        if numero_evento is not UNSET:
            field_dict["numero_evento"] = numero_evento
        if complemento_evento is not UNSET:
            field_dict["complemento_evento"] = complemento_evento
        if bairro_evento is not UNSET:
            field_dict["bairro_evento"] = bairro_evento
        if codigo_documento_tecnico is not UNSET:
            field_dict["codigo_documento_tecnico"] = codigo_documento_tecnico
        if documento_referencia is not UNSET:
            field_dict["documento_referencia"] = documento_referencia
        if pedido_compra is not UNSET:
            field_dict["pedido_compra"] = pedido_compra
        if informacoes_complementares is not UNSET:
            field_dict["informacoes_complementares"] = informacoes_complementares
        if valor_recebido_intermediario is not UNSET:
            field_dict["valor_recebido_intermediario"] = valor_recebido_intermediario
        if desconto_incondicionado is not UNSET:
            field_dict["desconto_incondicionado"] = desconto_incondicionado
        if desconto_condicionado is not UNSET:
            field_dict["desconto_condicionado"] = desconto_condicionado
        if percentual_deducao_servico is not UNSET:
            field_dict["percentual_deducao_servico"] = percentual_deducao_servico
        if valor_deducao_servico is not UNSET:
            field_dict["valor_deducao_servico"] = valor_deducao_servico
        if tributacao_iss is not UNSET:
            field_dict["tributacao_iss"] = tributacao_iss
        if codigo_pais_exportacao is not UNSET:
            field_dict["codigo_pais_exportacao"] = codigo_pais_exportacao
        if tipo_imunidade is not UNSET:
            field_dict["tipo_imunidade"] = tipo_imunidade
        if tipo_exigibilidade_suspensao is not UNSET:
            field_dict["tipo_exigibilidade_suspensao"] = tipo_exigibilidade_suspensao
        if numero_processo_suspensao is not UNSET:
            field_dict["numero_processo_suspensao"] = numero_processo_suspensao
        if numero_beneficio_municipal is not UNSET:
            field_dict["numero_beneficio_municipal"] = numero_beneficio_municipal
        if valor_reducao_base_calculo is not UNSET:
            field_dict["valor_reducao_base_calculo"] = valor_reducao_base_calculo
        if percentual_reducao_base_calculo is not UNSET:
            field_dict["percentual_reducao_base_calculo"] = percentual_reducao_base_calculo
        if tipo_retencao_iss is not UNSET:
            field_dict["tipo_retencao_iss"] = tipo_retencao_iss
        if percentual_aliquota_relativa_municipio is not UNSET:
            field_dict["percentual_aliquota_relativa_municipio"] = percentual_aliquota_relativa_municipio
        if situacao_tributaria_pis_cofins is not UNSET:
            field_dict["situacao_tributaria_pis_cofins"] = situacao_tributaria_pis_cofins
        if base_calculo_pis_cofins is not UNSET:
            field_dict["base_calculo_pis_cofins"] = base_calculo_pis_cofins
        if aliquota_pis is not UNSET:
            field_dict["aliquota_pis"] = aliquota_pis
        if aliquota_cofins is not UNSET:
            field_dict["aliquota_cofins"] = aliquota_cofins
        if valor_pis is not UNSET:
            field_dict["valor_pis"] = valor_pis
        if valor_cofins is not UNSET:
            field_dict["valor_cofins"] = valor_cofins
        if tipo_retencao_pis_cofins is not UNSET:
            field_dict["tipo_retencao_pis_cofins"] = tipo_retencao_pis_cofins
        if valor_cp is not UNSET:
            field_dict["valor_cp"] = valor_cp
        if valor_irrf is not UNSET:
            field_dict["valor_irrf"] = valor_irrf
        if valor_csll is not UNSET:
            field_dict["valor_csll"] = valor_csll
        if valor_total_tributos_federais is not UNSET:
            field_dict["valor_total_tributos_federais"] = valor_total_tributos_federais
        if valor_total_tributos_estaduais is not UNSET:
            field_dict["valor_total_tributos_estaduais"] = valor_total_tributos_estaduais
        if valor_total_tributos_municipais is not UNSET:
            field_dict["valor_total_tributos_municipais"] = valor_total_tributos_municipais
        if percentual_total_tributos_federais is not UNSET:
            field_dict["percentual_total_tributos_federais"] = percentual_total_tributos_federais
        if percentual_total_tributos_estaduais is not UNSET:
            field_dict["percentual_total_tributos_estaduais"] = percentual_total_tributos_estaduais
        if percentual_total_tributos_municipais is not UNSET:
            field_dict["percentual_total_tributos_municipais"] = percentual_total_tributos_municipais
        if indicador_total_tributacao is not UNSET:
            field_dict["indicador_total_tributacao"] = indicador_total_tributacao
        if percentual_total_tributos_simples_nacional is not UNSET:
            field_dict["percentual_total_tributos_simples_nacional"] = percentual_total_tributos_simples_nacional
        if finalidade_emissao is not UNSET:
            field_dict["finalidade_emissao"] = finalidade_emissao
        if consumidor_final is not UNSET:
            field_dict["consumidor_final"] = consumidor_final
        if codigo_indicador_operacao is not UNSET:
            field_dict["codigo_indicador_operacao"] = codigo_indicador_operacao
        if tipo_operacao_governamental is not UNSET:
            field_dict["tipo_operacao_governamental"] = tipo_operacao_governamental
        if tipo_ente_governamental is not UNSET:
            field_dict["tipo_ente_governamental"] = tipo_ente_governamental
        if indicador_destinatario is not UNSET:
            field_dict["indicador_destinatario"] = indicador_destinatario
        if cnpj_destinatario is not UNSET:
            field_dict["cnpj_destinatario"] = cnpj_destinatario
        if cpf_destinatario is not UNSET:
            field_dict["cpf_destinatario"] = cpf_destinatario
        if nif_destinatario is not UNSET:
            field_dict["nif_destinatario"] = nif_destinatario
        if motivo_ausencia_nif_destinatario is not UNSET:
            field_dict["motivo_ausencia_nif_destinatario"] = motivo_ausencia_nif_destinatario
        if razao_social_destinatario is not UNSET:
            field_dict["razao_social_destinatario"] = razao_social_destinatario
        if codigo_municipio_destinatario is not UNSET:
            field_dict["codigo_municipio_destinatario"] = codigo_municipio_destinatario
        if cep_destinatario is not UNSET:
            field_dict["cep_destinatario"] = cep_destinatario
        if codigo_pais_ext_destinatario is not UNSET:
            field_dict["codigo_pais_ext_destinatario"] = codigo_pais_ext_destinatario
        if cep_ext_destinatario is not UNSET:
            field_dict["cep_ext_destinatario"] = cep_ext_destinatario
        if nome_cidade_ext_destinatario is not UNSET:
            field_dict["nome_cidade_ext_destinatario"] = nome_cidade_ext_destinatario
        if regiao_ext_destinatario is not UNSET:
            field_dict["regiao_ext_destinatario"] = regiao_ext_destinatario
        if logradouro_destinatario is not UNSET:
            field_dict["logradouro_destinatario"] = logradouro_destinatario
        if numero_destinatario is not UNSET:
            field_dict["numero_destinatario"] = numero_destinatario
        if complemento_destinatario is not UNSET:
            field_dict["complemento_destinatario"] = complemento_destinatario
        if bairro_destinatario is not UNSET:
            field_dict["bairro_destinatario"] = bairro_destinatario
        if telefone_destinatario is not UNSET:
            field_dict["telefone_destinatario"] = telefone_destinatario
        if email_destinatario is not UNSET:
            field_dict["email_destinatario"] = email_destinatario
        if inscricao_imobiliaria_imovel is not UNSET:
            field_dict["inscricao_imobiliaria_imovel"] = inscricao_imobiliaria_imovel
        if codigo_cib_imovel is not UNSET:
            field_dict["codigo_cib_imovel"] = codigo_cib_imovel
        if cep_imovel is not UNSET:
            field_dict["cep_imovel"] = cep_imovel
        if cep_ext_imovel is not UNSET:
            field_dict["cep_ext_imovel"] = cep_ext_imovel
        if nome_cidade_ext_imovel is not UNSET:
            field_dict["nome_cidade_ext_imovel"] = nome_cidade_ext_imovel
        if regiao_ext_imovel is not UNSET:
            field_dict["regiao_ext_imovel"] = regiao_ext_imovel
        if logradouro_imovel is not UNSET:
            field_dict["logradouro_imovel"] = logradouro_imovel
        if numero_imovel is not UNSET:
            field_dict["numero_imovel"] = numero_imovel
        if complemento_imovel is not UNSET:
            field_dict["complemento_imovel"] = complemento_imovel
        if bairro_imovel is not UNSET:
            field_dict["bairro_imovel"] = bairro_imovel
        if ibs_cbs_situacao_tributaria is not UNSET:
            field_dict["ibs_cbs_situacao_tributaria"] = ibs_cbs_situacao_tributaria
        if ibs_cbs_classificacao_tributaria is not UNSET:
            field_dict["ibs_cbs_classificacao_tributaria"] = ibs_cbs_classificacao_tributaria
        if ibs_cbs_credito_codigo_classificacao is not UNSET:
            field_dict["ibs_cbs_credito_codigo_classificacao"] = ibs_cbs_credito_codigo_classificacao
        if ibs_cbs_situacao_tributaria_regular is not UNSET:
            field_dict["ibs_cbs_situacao_tributaria_regular"] = ibs_cbs_situacao_tributaria_regular
        if ibs_cbs_classificacao_tributaria_regular is not UNSET:
            field_dict["ibs_cbs_classificacao_tributaria_regular"] = ibs_cbs_classificacao_tributaria_regular
        if ibs_uf_percentual_diferimento is not UNSET:
            field_dict["ibs_uf_percentual_diferimento"] = ibs_uf_percentual_diferimento
        if ibs_mun_percentual_diferimento is not UNSET:
            field_dict["ibs_mun_percentual_diferimento"] = ibs_mun_percentual_diferimento
        if cbs_percentual_diferimento is not UNSET:
            field_dict["cbs_percentual_diferimento"] = cbs_percentual_diferimento
        if itens_pedido_compra is not UNSET:
            field_dict["itens_pedido_compra"] = itens_pedido_compra
        if documentos is not UNSET:
            field_dict["documentos"] = documentos
        if chaves_nfse_referenciadas is not UNSET:
            field_dict["chaves_nfse_referenciadas"] = chaves_nfse_referenciadas
        if documentos_referenciados is not UNSET:
            field_dict["documentos_referenciados"] = documentos_referenciados
        if mod is not UNSET:
            field_dict["mod"] = mod
        if indicador_operacao_zfm_alc is not UNSET:
            field_dict["indicador_operacao_zfm_alc"] = indicador_operacao_zfm_alc

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfse_chaves_nfse_referenciadas import EmissaoNfseChavesNfseReferenciadas # noqa: PLC0415
        from ..models.emissao_nfse_documentos import EmissaoNfseDocumentos # noqa: PLC0415
        from ..models.emissao_nfse_documentos_referenciados import EmissaoNfseDocumentosReferenciados # noqa: PLC0415
        from ..models.emissao_nfse_itens_pedido_compra import EmissaoNfseItensPedidoCompra # noqa: PLC0415
        d = dict(src_dict)
        codigo_tributacao_nacional_iss = d.pop("codigo_tributacao_nacional_iss")

        descricao_servico = d.pop("descricao_servico")

        valor_servico = d.pop("valor_servico")

        data_emissao = d.pop("data_emissao", UNSET)

        versao_aplicativo = d.pop("versao_aplicativo", UNSET)

        serie_dps = d.pop("serie_dps", UNSET)

        numero_dps = d.pop("numero_dps", UNSET)

        data_competencia = d.pop("data_competencia", UNSET)

        _emitente_dps = d.pop("emitente_dps", UNSET)
        emitente_dps: EmissaoNfseEmitenteDps | Unset
        if isinstance(_emitente_dps,  Unset):
            emitente_dps = UNSET
        else:
            emitente_dps = EmissaoNfseEmitenteDps(_emitente_dps)




        _motivo_emissao_tomador_intermediario = d.pop("motivo_emissao_tomador_intermediario", UNSET)
        motivo_emissao_tomador_intermediario: EmissaoNfseMotivoEmissaoTomadorIntermediario | Unset
        if isinstance(_motivo_emissao_tomador_intermediario,  Unset):
            motivo_emissao_tomador_intermediario = UNSET
        else:
            motivo_emissao_tomador_intermediario = EmissaoNfseMotivoEmissaoTomadorIntermediario(_motivo_emissao_tomador_intermediario)




        chave_nfse_rejeitada = d.pop("chave_nfse_rejeitada", UNSET)

        codigo_municipio_emissora = d.pop("codigo_municipio_emissora", UNSET)

        chave_nfse_substituida = d.pop("chave_nfse_substituida", UNSET)

        _codigo_justificativa_substituicao = d.pop("codigo_justificativa_substituicao", UNSET)
        codigo_justificativa_substituicao: EmissaoNfseCodigoJustificativaSubstituicao | Unset
        if isinstance(_codigo_justificativa_substituicao,  Unset):
            codigo_justificativa_substituicao = UNSET
        else:
            codigo_justificativa_substituicao = EmissaoNfseCodigoJustificativaSubstituicao(_codigo_justificativa_substituicao)




        motivo_substituicao = d.pop("motivo_substituicao", UNSET)

        cnpj_prestador = d.pop("cnpj_prestador", UNSET)

        cpf_prestador = d.pop("cpf_prestador", UNSET)

        nif_prestador = d.pop("nif_prestador", UNSET)

        _motivo_ausencia_nif_prestador = d.pop("motivo_ausencia_nif_prestador", UNSET)
        motivo_ausencia_nif_prestador: EmissaoNfseMotivoAusenciaNifPrestador | Unset
        if isinstance(_motivo_ausencia_nif_prestador,  Unset):
            motivo_ausencia_nif_prestador = UNSET
        else:
            motivo_ausencia_nif_prestador = EmissaoNfseMotivoAusenciaNifPrestador(_motivo_ausencia_nif_prestador)




        caepf_prestador = d.pop("caepf_prestador", UNSET)

        inscricao_municipal_prestador = d.pop("inscricao_municipal_prestador", UNSET)

        razao_social_prestador = d.pop("razao_social_prestador", UNSET)

        codigo_municipio_prestador = d.pop("codigo_municipio_prestador", UNSET)

        cep_prestador = d.pop("cep_prestador", UNSET)

        codigo_pais_ext_prestador = d.pop("codigo_pais_ext_prestador", UNSET)

        cep_ext_prestador = d.pop("cep_ext_prestador", UNSET)

        nome_cidade_ext_prestador = d.pop("nome_cidade_ext_prestador", UNSET)

        regiao_ext_prestador = d.pop("regiao_ext_prestador", UNSET)

        logradouro_prestador = d.pop("logradouro_prestador", UNSET)

        numero_prestador = d.pop("numero_prestador", UNSET)

        complemento_prestador = d.pop("complemento_prestador", UNSET)

        bairro_prestador = d.pop("bairro_prestador", UNSET)

        telefone_prestador = d.pop("telefone_prestador", UNSET)

        email_prestador = d.pop("email_prestador", UNSET)

        _codigo_opcao_simples_nacional = d.pop("codigo_opcao_simples_nacional", UNSET)
        codigo_opcao_simples_nacional: EmissaoNfseCodigoOpcaoSimplesNacional | Unset
        if isinstance(_codigo_opcao_simples_nacional,  Unset):
            codigo_opcao_simples_nacional = UNSET
        else:
            codigo_opcao_simples_nacional = EmissaoNfseCodigoOpcaoSimplesNacional(_codigo_opcao_simples_nacional)




        _regime_tributario_simples_nacional = d.pop("regime_tributario_simples_nacional", UNSET)
        regime_tributario_simples_nacional: EmissaoNfseRegimeTributarioSimplesNacional | Unset
        if isinstance(_regime_tributario_simples_nacional,  Unset):
            regime_tributario_simples_nacional = UNSET
        else:
            regime_tributario_simples_nacional = EmissaoNfseRegimeTributarioSimplesNacional(_regime_tributario_simples_nacional)




        _regime_especial_tributacao = d.pop("regime_especial_tributacao", UNSET)
        regime_especial_tributacao: EmissaoNfseRegimeEspecialTributacao | Unset
        if isinstance(_regime_especial_tributacao,  Unset):
            regime_especial_tributacao = UNSET
        else:
            regime_especial_tributacao = EmissaoNfseRegimeEspecialTributacao(_regime_especial_tributacao)




        cnpj_tomador = d.pop("cnpj_tomador", UNSET)

        cpf_tomador = d.pop("cpf_tomador", UNSET)

        nif_tomador = d.pop("nif_tomador", UNSET)

        _motivo_ausencia_nif_tomador = d.pop("motivo_ausencia_nif_tomador", UNSET)
        motivo_ausencia_nif_tomador: EmissaoNfseMotivoAusenciaNifTomador | Unset
        if isinstance(_motivo_ausencia_nif_tomador,  Unset):
            motivo_ausencia_nif_tomador = UNSET
        else:
            motivo_ausencia_nif_tomador = EmissaoNfseMotivoAusenciaNifTomador(_motivo_ausencia_nif_tomador)




        caepf_tomador = d.pop("caepf_tomador", UNSET)

        inscricao_municipal_tomador = d.pop("inscricao_municipal_tomador", UNSET)

        razao_social_tomador = d.pop("razao_social_tomador", UNSET)

        codigo_municipio_tomador = d.pop("codigo_municipio_tomador", UNSET)

        cep_tomador = d.pop("cep_tomador", UNSET)

        codigo_pais_ext_tomador = d.pop("codigo_pais_ext_tomador", UNSET)

        cep_ext_tomador = d.pop("cep_ext_tomador", UNSET)

        nome_cidade_ext_tomador = d.pop("nome_cidade_ext_tomador", UNSET)

        regiao_ext_tomador = d.pop("regiao_ext_tomador", UNSET)

        logradouro_tomador = d.pop("logradouro_tomador", UNSET)

        numero_tomador = d.pop("numero_tomador", UNSET)

        complemento_tomador = d.pop("complemento_tomador", UNSET)

        bairro_tomador = d.pop("bairro_tomador", UNSET)

        telefone_tomador = d.pop("telefone_tomador", UNSET)

        email_tomador = d.pop("email_tomador", UNSET)

        cnpj_intermediario = d.pop("cnpj_intermediario", UNSET)

        cpf_intermediario = d.pop("cpf_intermediario", UNSET)

        nif_intermediario = d.pop("nif_intermediario", UNSET)

        _motivo_ausencia_nif_intermediario = d.pop("motivo_ausencia_nif_intermediario", UNSET)
        motivo_ausencia_nif_intermediario: EmissaoNfseMotivoAusenciaNifIntermediario | Unset
        if isinstance(_motivo_ausencia_nif_intermediario,  Unset):
            motivo_ausencia_nif_intermediario = UNSET
        else:
            motivo_ausencia_nif_intermediario = EmissaoNfseMotivoAusenciaNifIntermediario(_motivo_ausencia_nif_intermediario)




        caepf_intermediario = d.pop("caepf_intermediario", UNSET)

        inscricao_municipal_intermediario = d.pop("inscricao_municipal_intermediario", UNSET)

        razao_social_intermediario = d.pop("razao_social_intermediario", UNSET)

        codigo_municipio_intermediario = d.pop("codigo_municipio_intermediario", UNSET)

        cep_intermediario = d.pop("cep_intermediario", UNSET)

        codigo_pais_ext_intermediario = d.pop("codigo_pais_ext_intermediario", UNSET)

        cep_ext_intermediario = d.pop("cep_ext_intermediario", UNSET)

        nome_cidade_ext_intermediario = d.pop("nome_cidade_ext_intermediario", UNSET)

        regiao_ext_intermediario = d.pop("regiao_ext_intermediario", UNSET)

        logradouro_intermediario = d.pop("logradouro_intermediario", UNSET)

        numero_intermediario = d.pop("numero_intermediario", UNSET)

        complemento_intermediario = d.pop("complemento_intermediario", UNSET)

        bairro_intermediario = d.pop("bairro_intermediario", UNSET)

        telefone_intermediario = d.pop("telefone_intermediario", UNSET)

        email_intermediario = d.pop("email_intermediario", UNSET)

        codigo_municipio_prestacao = d.pop("codigo_municipio_prestacao", UNSET)

        codigo_pais_prestacao = d.pop("codigo_pais_prestacao", UNSET)

        codigo_tributacao_municipal_iss = d.pop("codigo_tributacao_municipal_iss", UNSET)

        codigo_nbs = d.pop("codigo_nbs", UNSET)

        codigo_interno_contribuinte = d.pop("codigo_interno_contribuinte", UNSET)

        _modo_prestacao = d.pop("modo_prestacao", UNSET)
        modo_prestacao: EmissaoNfseModoPrestacao | Unset
        if isinstance(_modo_prestacao,  Unset):
            modo_prestacao = UNSET
        else:
            modo_prestacao = EmissaoNfseModoPrestacao(_modo_prestacao)




        _vinculo_negocio = d.pop("vinculo_negocio", UNSET)
        vinculo_negocio: EmissaoNfseVinculoNegocio | Unset
        if isinstance(_vinculo_negocio,  Unset):
            vinculo_negocio = UNSET
        else:
            vinculo_negocio = EmissaoNfseVinculoNegocio(_vinculo_negocio)




        codigo_moeda = d.pop("codigo_moeda", UNSET)

        valor_servico_ext = d.pop("valor_servico_ext", UNSET)

        _mecanismo_comercio_ext_prestador = d.pop("mecanismo_comercio_ext_prestador", UNSET)
        mecanismo_comercio_ext_prestador: EmissaoNfseMecanismoComercioExtPrestador | Unset
        if isinstance(_mecanismo_comercio_ext_prestador,  Unset):
            mecanismo_comercio_ext_prestador = UNSET
        else:
            mecanismo_comercio_ext_prestador = EmissaoNfseMecanismoComercioExtPrestador(_mecanismo_comercio_ext_prestador)




        _mecanismo_comercio_ext_tomador = d.pop("mecanismo_comercio_ext_tomador", UNSET)
        mecanismo_comercio_ext_tomador: EmissaoNfseMecanismoComercioExtTomador | Unset
        if isinstance(_mecanismo_comercio_ext_tomador,  Unset):
            mecanismo_comercio_ext_tomador = UNSET
        else:
            mecanismo_comercio_ext_tomador = EmissaoNfseMecanismoComercioExtTomador(_mecanismo_comercio_ext_tomador)




        _movimentacao_temporaria_bens = d.pop("movimentacao_temporaria_bens", UNSET)
        movimentacao_temporaria_bens: EmissaoNfseMovimentacaoTemporariaBens | Unset
        if isinstance(_movimentacao_temporaria_bens,  Unset):
            movimentacao_temporaria_bens = UNSET
        else:
            movimentacao_temporaria_bens = EmissaoNfseMovimentacaoTemporariaBens(_movimentacao_temporaria_bens)




        numero_declaracao_importacao = d.pop("numero_declaracao_importacao", UNSET)

        numero_registro_exportacao = d.pop("numero_registro_exportacao", UNSET)

        _mdic = d.pop("mdic", UNSET)
        mdic: EmissaoNfseMdic | Unset
        if isinstance(_mdic,  Unset):
            mdic = UNSET
        else:
            mdic = EmissaoNfseMdic(_mdic)




        inscricao_imobiliaria = d.pop("inscricao_imobiliaria", UNSET)

        codigo_obra = d.pop("codigo_obra", UNSET)

        codigo_cib_obra = d.pop("codigo_cib_obra", UNSET)

        cep_obra = d.pop("cep_obra", UNSET)

        cep_ext_obra = d.pop("cep_ext_obra", UNSET)

        nome_cidade_ext_obra = d.pop("nome_cidade_ext_obra", UNSET)

        regiao_ext_obra = d.pop("regiao_ext_obra", UNSET)

        logradouro_obra = d.pop("logradouro_obra", UNSET)

        numero_obra = d.pop("numero_obra", UNSET)

        complemento_obra = d.pop("complemento_obra", UNSET)

        bairro_obra = d.pop("bairro_obra", UNSET)

        nome_evento = d.pop("nome_evento", UNSET)

        data_inicio_evento = d.pop("data_inicio_evento", UNSET)

        data_fim_evento = d.pop("data_fim_evento", UNSET)

        codigo_evento = d.pop("codigo_evento", UNSET)

        cep_evento = d.pop("cep_evento", UNSET)

        cep_ext_evento = d.pop("cep_ext_evento", UNSET)

        nome_cidade_ext_evento = d.pop("nome_cidade_ext_evento", UNSET)

        regiao_ext_evento = d.pop("regiao_ext_evento", UNSET)

        logradouro_evento = d.pop("logradouro_evento", UNSET)

        numero_evento = d.pop("numero_evento", UNSET)

        complemento_evento = d.pop("complemento_evento", UNSET)

        bairro_evento = d.pop("bairro_evento", UNSET)

        codigo_documento_tecnico = d.pop("codigo_documento_tecnico", UNSET)

        documento_referencia = d.pop("documento_referencia", UNSET)

        pedido_compra = d.pop("pedido_compra", UNSET)

        informacoes_complementares = d.pop("informacoes_complementares", UNSET)

        valor_recebido_intermediario = d.pop("valor_recebido_intermediario", UNSET)

        desconto_incondicionado = d.pop("desconto_incondicionado", UNSET)

        desconto_condicionado = d.pop("desconto_condicionado", UNSET)

        percentual_deducao_servico = d.pop("percentual_deducao_servico", UNSET)

        valor_deducao_servico = d.pop("valor_deducao_servico", UNSET)

        _tributacao_iss = d.pop("tributacao_iss", UNSET)
        tributacao_iss: EmissaoNfseTributacaoIss | Unset
        if isinstance(_tributacao_iss,  Unset):
            tributacao_iss = UNSET
        else:
            tributacao_iss = EmissaoNfseTributacaoIss(_tributacao_iss)




        codigo_pais_exportacao = d.pop("codigo_pais_exportacao", UNSET)

        _tipo_imunidade = d.pop("tipo_imunidade", UNSET)
        tipo_imunidade: EmissaoNfseTipoImunidade | Unset
        if isinstance(_tipo_imunidade,  Unset):
            tipo_imunidade = UNSET
        else:
            tipo_imunidade = EmissaoNfseTipoImunidade(_tipo_imunidade)




        _tipo_exigibilidade_suspensao = d.pop("tipo_exigibilidade_suspensao", UNSET)
        tipo_exigibilidade_suspensao: EmissaoNfseTipoExigibilidadeSuspensao | Unset
        if isinstance(_tipo_exigibilidade_suspensao,  Unset):
            tipo_exigibilidade_suspensao = UNSET
        else:
            tipo_exigibilidade_suspensao = EmissaoNfseTipoExigibilidadeSuspensao(_tipo_exigibilidade_suspensao)




        numero_processo_suspensao = d.pop("numero_processo_suspensao", UNSET)

        numero_beneficio_municipal = d.pop("numero_beneficio_municipal", UNSET)

        valor_reducao_base_calculo = d.pop("valor_reducao_base_calculo", UNSET)

        percentual_reducao_base_calculo = d.pop("percentual_reducao_base_calculo", UNSET)

        _tipo_retencao_iss = d.pop("tipo_retencao_iss", UNSET)
        tipo_retencao_iss: EmissaoNfseTipoRetencaoIss | Unset
        if isinstance(_tipo_retencao_iss,  Unset):
            tipo_retencao_iss = UNSET
        else:
            tipo_retencao_iss = EmissaoNfseTipoRetencaoIss(_tipo_retencao_iss)




        percentual_aliquota_relativa_municipio = d.pop("percentual_aliquota_relativa_municipio", UNSET)

        _situacao_tributaria_pis_cofins = d.pop("situacao_tributaria_pis_cofins", UNSET)
        situacao_tributaria_pis_cofins: EmissaoNfseSituacaoTributariaPisCofins | Unset
        if isinstance(_situacao_tributaria_pis_cofins,  Unset):
            situacao_tributaria_pis_cofins = UNSET
        else:
            situacao_tributaria_pis_cofins = EmissaoNfseSituacaoTributariaPisCofins(_situacao_tributaria_pis_cofins)




        base_calculo_pis_cofins = d.pop("base_calculo_pis_cofins", UNSET)

        aliquota_pis = d.pop("aliquota_pis", UNSET)

        aliquota_cofins = d.pop("aliquota_cofins", UNSET)

        valor_pis = d.pop("valor_pis", UNSET)

        valor_cofins = d.pop("valor_cofins", UNSET)

        _tipo_retencao_pis_cofins = d.pop("tipo_retencao_pis_cofins", UNSET)
        tipo_retencao_pis_cofins: EmissaoNfseTipoRetencaoPisCofins | Unset
        if isinstance(_tipo_retencao_pis_cofins,  Unset):
            tipo_retencao_pis_cofins = UNSET
        else:
            tipo_retencao_pis_cofins = EmissaoNfseTipoRetencaoPisCofins(_tipo_retencao_pis_cofins)




        valor_cp = d.pop("valor_cp", UNSET)

        valor_irrf = d.pop("valor_irrf", UNSET)

        valor_csll = d.pop("valor_csll", UNSET)

        valor_total_tributos_federais = d.pop("valor_total_tributos_federais", UNSET)

        valor_total_tributos_estaduais = d.pop("valor_total_tributos_estaduais", UNSET)

        valor_total_tributos_municipais = d.pop("valor_total_tributos_municipais", UNSET)

        percentual_total_tributos_federais = d.pop("percentual_total_tributos_federais", UNSET)

        percentual_total_tributos_estaduais = d.pop("percentual_total_tributos_estaduais", UNSET)

        percentual_total_tributos_municipais = d.pop("percentual_total_tributos_municipais", UNSET)

        _indicador_total_tributacao = d.pop("indicador_total_tributacao", UNSET)
        indicador_total_tributacao: EmissaoNfseIndicadorTotalTributacao | Unset
        if isinstance(_indicador_total_tributacao,  Unset):
            indicador_total_tributacao = UNSET
        else:
            indicador_total_tributacao = EmissaoNfseIndicadorTotalTributacao(_indicador_total_tributacao)




        percentual_total_tributos_simples_nacional = d.pop("percentual_total_tributos_simples_nacional", UNSET)

        _finalidade_emissao = d.pop("finalidade_emissao", UNSET)
        finalidade_emissao: EmissaoNfseFinalidadeEmissao | Unset
        if isinstance(_finalidade_emissao,  Unset):
            finalidade_emissao = UNSET
        else:
            finalidade_emissao = EmissaoNfseFinalidadeEmissao(_finalidade_emissao)




        _consumidor_final = d.pop("consumidor_final", UNSET)
        consumidor_final: EmissaoNfseConsumidorFinal | Unset
        if isinstance(_consumidor_final,  Unset):
            consumidor_final = UNSET
        else:
            consumidor_final = EmissaoNfseConsumidorFinal(_consumidor_final)




        codigo_indicador_operacao = d.pop("codigo_indicador_operacao", UNSET)

        _tipo_operacao_governamental = d.pop("tipo_operacao_governamental", UNSET)
        tipo_operacao_governamental: EmissaoNfseTipoOperacaoGovernamental | Unset
        if isinstance(_tipo_operacao_governamental,  Unset):
            tipo_operacao_governamental = UNSET
        else:
            tipo_operacao_governamental = EmissaoNfseTipoOperacaoGovernamental(_tipo_operacao_governamental)




        _tipo_ente_governamental = d.pop("tipo_ente_governamental", UNSET)
        tipo_ente_governamental: EmissaoNfseTipoEnteGovernamental | Unset
        if isinstance(_tipo_ente_governamental,  Unset):
            tipo_ente_governamental = UNSET
        else:
            tipo_ente_governamental = EmissaoNfseTipoEnteGovernamental(_tipo_ente_governamental)




        _indicador_destinatario = d.pop("indicador_destinatario", UNSET)
        indicador_destinatario: EmissaoNfseIndicadorDestinatario | Unset
        if isinstance(_indicador_destinatario,  Unset):
            indicador_destinatario = UNSET
        else:
            indicador_destinatario = EmissaoNfseIndicadorDestinatario(_indicador_destinatario)




        cnpj_destinatario = d.pop("cnpj_destinatario", UNSET)

        cpf_destinatario = d.pop("cpf_destinatario", UNSET)

        nif_destinatario = d.pop("nif_destinatario", UNSET)

        _motivo_ausencia_nif_destinatario = d.pop("motivo_ausencia_nif_destinatario", UNSET)
        motivo_ausencia_nif_destinatario: EmissaoNfseMotivoAusenciaNifDestinatario | Unset
        if isinstance(_motivo_ausencia_nif_destinatario,  Unset):
            motivo_ausencia_nif_destinatario = UNSET
        else:
            motivo_ausencia_nif_destinatario = EmissaoNfseMotivoAusenciaNifDestinatario(_motivo_ausencia_nif_destinatario)




        razao_social_destinatario = d.pop("razao_social_destinatario", UNSET)

        codigo_municipio_destinatario = d.pop("codigo_municipio_destinatario", UNSET)

        cep_destinatario = d.pop("cep_destinatario", UNSET)

        codigo_pais_ext_destinatario = d.pop("codigo_pais_ext_destinatario", UNSET)

        cep_ext_destinatario = d.pop("cep_ext_destinatario", UNSET)

        nome_cidade_ext_destinatario = d.pop("nome_cidade_ext_destinatario", UNSET)

        regiao_ext_destinatario = d.pop("regiao_ext_destinatario", UNSET)

        logradouro_destinatario = d.pop("logradouro_destinatario", UNSET)

        numero_destinatario = d.pop("numero_destinatario", UNSET)

        complemento_destinatario = d.pop("complemento_destinatario", UNSET)

        bairro_destinatario = d.pop("bairro_destinatario", UNSET)

        telefone_destinatario = d.pop("telefone_destinatario", UNSET)

        email_destinatario = d.pop("email_destinatario", UNSET)

        inscricao_imobiliaria_imovel = d.pop("inscricao_imobiliaria_imovel", UNSET)

        codigo_cib_imovel = d.pop("codigo_cib_imovel", UNSET)

        cep_imovel = d.pop("cep_imovel", UNSET)

        cep_ext_imovel = d.pop("cep_ext_imovel", UNSET)

        nome_cidade_ext_imovel = d.pop("nome_cidade_ext_imovel", UNSET)

        regiao_ext_imovel = d.pop("regiao_ext_imovel", UNSET)

        logradouro_imovel = d.pop("logradouro_imovel", UNSET)

        numero_imovel = d.pop("numero_imovel", UNSET)

        complemento_imovel = d.pop("complemento_imovel", UNSET)

        bairro_imovel = d.pop("bairro_imovel", UNSET)

        ibs_cbs_situacao_tributaria = d.pop("ibs_cbs_situacao_tributaria", UNSET)

        ibs_cbs_classificacao_tributaria = d.pop("ibs_cbs_classificacao_tributaria", UNSET)

        ibs_cbs_credito_codigo_classificacao = d.pop("ibs_cbs_credito_codigo_classificacao", UNSET)

        ibs_cbs_situacao_tributaria_regular = d.pop("ibs_cbs_situacao_tributaria_regular", UNSET)

        ibs_cbs_classificacao_tributaria_regular = d.pop("ibs_cbs_classificacao_tributaria_regular", UNSET)

        ibs_uf_percentual_diferimento = d.pop("ibs_uf_percentual_diferimento", UNSET)

        ibs_mun_percentual_diferimento = d.pop("ibs_mun_percentual_diferimento", UNSET)

        cbs_percentual_diferimento = d.pop("cbs_percentual_diferimento", UNSET)

        _itens_pedido_compra = d.pop("itens_pedido_compra", UNSET)
        itens_pedido_compra: list[EmissaoNfseItensPedidoCompra] | Unset = UNSET
        if _itens_pedido_compra is not UNSET:
            itens_pedido_compra = []
            for itens_pedido_compra_item_data in _itens_pedido_compra:
                itens_pedido_compra_item = EmissaoNfseItensPedidoCompra.from_dict(itens_pedido_compra_item_data)



                itens_pedido_compra.append(itens_pedido_compra_item)


        _documentos = d.pop("documentos", UNSET)
        documentos: list[EmissaoNfseDocumentos] | Unset = UNSET
        if _documentos is not UNSET:
            documentos = []
            for documentos_item_data in _documentos:
                documentos_item = EmissaoNfseDocumentos.from_dict(documentos_item_data)



                documentos.append(documentos_item)


        _chaves_nfse_referenciadas = d.pop("chaves_nfse_referenciadas", UNSET)
        chaves_nfse_referenciadas: list[EmissaoNfseChavesNfseReferenciadas] | Unset = UNSET
        if _chaves_nfse_referenciadas is not UNSET:
            chaves_nfse_referenciadas = []
            for chaves_nfse_referenciadas_item_data in _chaves_nfse_referenciadas:
                chaves_nfse_referenciadas_item = EmissaoNfseChavesNfseReferenciadas.from_dict(chaves_nfse_referenciadas_item_data)



                chaves_nfse_referenciadas.append(chaves_nfse_referenciadas_item)


        _documentos_referenciados = d.pop("documentos_referenciados", UNSET)
        documentos_referenciados: list[EmissaoNfseDocumentosReferenciados] | Unset = UNSET
        if _documentos_referenciados is not UNSET:
            documentos_referenciados = []
            for documentos_referenciados_item_data in _documentos_referenciados:
                documentos_referenciados_item = EmissaoNfseDocumentosReferenciados.from_dict(documentos_referenciados_item_data)



                documentos_referenciados.append(documentos_referenciados_item)


        _mod = d.pop("mod", UNSET)
        mod: EmissaoNfseMod | Unset
        if isinstance(_mod,  Unset):
            mod = UNSET
        else:
            mod = EmissaoNfseMod(_mod)




        indicador_operacao_zfm_alc = d.pop("indicador_operacao_zfm_alc", UNSET)

        emissao_nfse = cls(
            codigo_tributacao_nacional_iss=codigo_tributacao_nacional_iss,
            descricao_servico=descricao_servico,
            valor_servico=valor_servico,
            data_emissao=data_emissao,
            versao_aplicativo=versao_aplicativo,
            serie_dps=serie_dps,
            numero_dps=numero_dps,
            data_competencia=data_competencia,
            emitente_dps=emitente_dps,
            motivo_emissao_tomador_intermediario=motivo_emissao_tomador_intermediario,
            chave_nfse_rejeitada=chave_nfse_rejeitada,
            codigo_municipio_emissora=codigo_municipio_emissora,
            chave_nfse_substituida=chave_nfse_substituida,
            codigo_justificativa_substituicao=codigo_justificativa_substituicao,
            motivo_substituicao=motivo_substituicao,
            cnpj_prestador=cnpj_prestador,
            cpf_prestador=cpf_prestador,
            nif_prestador=nif_prestador,
            motivo_ausencia_nif_prestador=motivo_ausencia_nif_prestador,
            caepf_prestador=caepf_prestador,
            inscricao_municipal_prestador=inscricao_municipal_prestador,
            razao_social_prestador=razao_social_prestador,
            codigo_municipio_prestador=codigo_municipio_prestador,
            cep_prestador=cep_prestador,
            codigo_pais_ext_prestador=codigo_pais_ext_prestador,
            cep_ext_prestador=cep_ext_prestador,
            nome_cidade_ext_prestador=nome_cidade_ext_prestador,
            regiao_ext_prestador=regiao_ext_prestador,
            logradouro_prestador=logradouro_prestador,
            numero_prestador=numero_prestador,
            complemento_prestador=complemento_prestador,
            bairro_prestador=bairro_prestador,
            telefone_prestador=telefone_prestador,
            email_prestador=email_prestador,
            codigo_opcao_simples_nacional=codigo_opcao_simples_nacional,
            regime_tributario_simples_nacional=regime_tributario_simples_nacional,
            regime_especial_tributacao=regime_especial_tributacao,
            cnpj_tomador=cnpj_tomador,
            cpf_tomador=cpf_tomador,
            nif_tomador=nif_tomador,
            motivo_ausencia_nif_tomador=motivo_ausencia_nif_tomador,
            caepf_tomador=caepf_tomador,
            inscricao_municipal_tomador=inscricao_municipal_tomador,
            razao_social_tomador=razao_social_tomador,
            codigo_municipio_tomador=codigo_municipio_tomador,
            cep_tomador=cep_tomador,
            codigo_pais_ext_tomador=codigo_pais_ext_tomador,
            cep_ext_tomador=cep_ext_tomador,
            nome_cidade_ext_tomador=nome_cidade_ext_tomador,
            regiao_ext_tomador=regiao_ext_tomador,
            logradouro_tomador=logradouro_tomador,
            numero_tomador=numero_tomador,
            complemento_tomador=complemento_tomador,
            bairro_tomador=bairro_tomador,
            telefone_tomador=telefone_tomador,
            email_tomador=email_tomador,
            cnpj_intermediario=cnpj_intermediario,
            cpf_intermediario=cpf_intermediario,
            nif_intermediario=nif_intermediario,
            motivo_ausencia_nif_intermediario=motivo_ausencia_nif_intermediario,
            caepf_intermediario=caepf_intermediario,
            inscricao_municipal_intermediario=inscricao_municipal_intermediario,
            razao_social_intermediario=razao_social_intermediario,
            codigo_municipio_intermediario=codigo_municipio_intermediario,
            cep_intermediario=cep_intermediario,
            codigo_pais_ext_intermediario=codigo_pais_ext_intermediario,
            cep_ext_intermediario=cep_ext_intermediario,
            nome_cidade_ext_intermediario=nome_cidade_ext_intermediario,
            regiao_ext_intermediario=regiao_ext_intermediario,
            logradouro_intermediario=logradouro_intermediario,
            numero_intermediario=numero_intermediario,
            complemento_intermediario=complemento_intermediario,
            bairro_intermediario=bairro_intermediario,
            telefone_intermediario=telefone_intermediario,
            email_intermediario=email_intermediario,
            codigo_municipio_prestacao=codigo_municipio_prestacao,
            codigo_pais_prestacao=codigo_pais_prestacao,
            codigo_tributacao_municipal_iss=codigo_tributacao_municipal_iss,
            codigo_nbs=codigo_nbs,
            codigo_interno_contribuinte=codigo_interno_contribuinte,
            modo_prestacao=modo_prestacao,
            vinculo_negocio=vinculo_negocio,
            codigo_moeda=codigo_moeda,
            valor_servico_ext=valor_servico_ext,
            mecanismo_comercio_ext_prestador=mecanismo_comercio_ext_prestador,
            mecanismo_comercio_ext_tomador=mecanismo_comercio_ext_tomador,
            movimentacao_temporaria_bens=movimentacao_temporaria_bens,
            numero_declaracao_importacao=numero_declaracao_importacao,
            numero_registro_exportacao=numero_registro_exportacao,
            mdic=mdic,
            inscricao_imobiliaria=inscricao_imobiliaria,
            codigo_obra=codigo_obra,
            codigo_cib_obra=codigo_cib_obra,
            cep_obra=cep_obra,
            cep_ext_obra=cep_ext_obra,
            nome_cidade_ext_obra=nome_cidade_ext_obra,
            regiao_ext_obra=regiao_ext_obra,
            logradouro_obra=logradouro_obra,
            numero_obra=numero_obra,
            complemento_obra=complemento_obra,
            bairro_obra=bairro_obra,
            nome_evento=nome_evento,
            data_inicio_evento=data_inicio_evento,
            data_fim_evento=data_fim_evento,
            codigo_evento=codigo_evento,
            cep_evento=cep_evento,
            cep_ext_evento=cep_ext_evento,
            nome_cidade_ext_evento=nome_cidade_ext_evento,
            regiao_ext_evento=regiao_ext_evento,
            logradouro_evento=logradouro_evento,
            numero_evento=numero_evento,
            complemento_evento=complemento_evento,
            bairro_evento=bairro_evento,
            codigo_documento_tecnico=codigo_documento_tecnico,
            documento_referencia=documento_referencia,
            pedido_compra=pedido_compra,
            informacoes_complementares=informacoes_complementares,
            valor_recebido_intermediario=valor_recebido_intermediario,
            desconto_incondicionado=desconto_incondicionado,
            desconto_condicionado=desconto_condicionado,
            percentual_deducao_servico=percentual_deducao_servico,
            valor_deducao_servico=valor_deducao_servico,
            tributacao_iss=tributacao_iss,
            codigo_pais_exportacao=codigo_pais_exportacao,
            tipo_imunidade=tipo_imunidade,
            tipo_exigibilidade_suspensao=tipo_exigibilidade_suspensao,
            numero_processo_suspensao=numero_processo_suspensao,
            numero_beneficio_municipal=numero_beneficio_municipal,
            valor_reducao_base_calculo=valor_reducao_base_calculo,
            percentual_reducao_base_calculo=percentual_reducao_base_calculo,
            tipo_retencao_iss=tipo_retencao_iss,
            percentual_aliquota_relativa_municipio=percentual_aliquota_relativa_municipio,
            situacao_tributaria_pis_cofins=situacao_tributaria_pis_cofins,
            base_calculo_pis_cofins=base_calculo_pis_cofins,
            aliquota_pis=aliquota_pis,
            aliquota_cofins=aliquota_cofins,
            valor_pis=valor_pis,
            valor_cofins=valor_cofins,
            tipo_retencao_pis_cofins=tipo_retencao_pis_cofins,
            valor_cp=valor_cp,
            valor_irrf=valor_irrf,
            valor_csll=valor_csll,
            valor_total_tributos_federais=valor_total_tributos_federais,
            valor_total_tributos_estaduais=valor_total_tributos_estaduais,
            valor_total_tributos_municipais=valor_total_tributos_municipais,
            percentual_total_tributos_federais=percentual_total_tributos_federais,
            percentual_total_tributos_estaduais=percentual_total_tributos_estaduais,
            percentual_total_tributos_municipais=percentual_total_tributos_municipais,
            indicador_total_tributacao=indicador_total_tributacao,
            percentual_total_tributos_simples_nacional=percentual_total_tributos_simples_nacional,
            finalidade_emissao=finalidade_emissao,
            consumidor_final=consumidor_final,
            codigo_indicador_operacao=codigo_indicador_operacao,
            tipo_operacao_governamental=tipo_operacao_governamental,
            tipo_ente_governamental=tipo_ente_governamental,
            indicador_destinatario=indicador_destinatario,
            cnpj_destinatario=cnpj_destinatario,
            cpf_destinatario=cpf_destinatario,
            nif_destinatario=nif_destinatario,
            motivo_ausencia_nif_destinatario=motivo_ausencia_nif_destinatario,
            razao_social_destinatario=razao_social_destinatario,
            codigo_municipio_destinatario=codigo_municipio_destinatario,
            cep_destinatario=cep_destinatario,
            codigo_pais_ext_destinatario=codigo_pais_ext_destinatario,
            cep_ext_destinatario=cep_ext_destinatario,
            nome_cidade_ext_destinatario=nome_cidade_ext_destinatario,
            regiao_ext_destinatario=regiao_ext_destinatario,
            logradouro_destinatario=logradouro_destinatario,
            numero_destinatario=numero_destinatario,
            complemento_destinatario=complemento_destinatario,
            bairro_destinatario=bairro_destinatario,
            telefone_destinatario=telefone_destinatario,
            email_destinatario=email_destinatario,
            inscricao_imobiliaria_imovel=inscricao_imobiliaria_imovel,
            codigo_cib_imovel=codigo_cib_imovel,
            cep_imovel=cep_imovel,
            cep_ext_imovel=cep_ext_imovel,
            nome_cidade_ext_imovel=nome_cidade_ext_imovel,
            regiao_ext_imovel=regiao_ext_imovel,
            logradouro_imovel=logradouro_imovel,
            numero_imovel=numero_imovel,
            complemento_imovel=complemento_imovel,
            bairro_imovel=bairro_imovel,
            ibs_cbs_situacao_tributaria=ibs_cbs_situacao_tributaria,
            ibs_cbs_classificacao_tributaria=ibs_cbs_classificacao_tributaria,
            ibs_cbs_credito_codigo_classificacao=ibs_cbs_credito_codigo_classificacao,
            ibs_cbs_situacao_tributaria_regular=ibs_cbs_situacao_tributaria_regular,
            ibs_cbs_classificacao_tributaria_regular=ibs_cbs_classificacao_tributaria_regular,
            ibs_uf_percentual_diferimento=ibs_uf_percentual_diferimento,
            ibs_mun_percentual_diferimento=ibs_mun_percentual_diferimento,
            cbs_percentual_diferimento=cbs_percentual_diferimento,
            itens_pedido_compra=itens_pedido_compra,
            documentos=documentos,
            chaves_nfse_referenciadas=chaves_nfse_referenciadas,
            documentos_referenciados=documentos_referenciados,
            mod=mod,
            indicador_operacao_zfm_alc=indicador_operacao_zfm_alc,
        )

        return emissao_nfse

